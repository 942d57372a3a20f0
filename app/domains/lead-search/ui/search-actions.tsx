import { Form } from "@remix-run/react";
import { paths } from "~/paths";
import { IfCanWrite } from "~/ui/forms/if-can-write";
import { LinkButton } from "~/ui/forms/link-button";
import { Once } from "~/ui/forms/once";
import { Submit } from "~/ui/forms/submit";
import type { SearchView } from "../view";

/** The actions of a search, below its leads; `csv` is the download URL. */
export function SearchActions({ search, csv }: { search: SearchView; csv: string }) {
  return (
    <Form method="post" action={paths.leadSearch.duplicate(search.id)} className="row">
      <Once />
      {search.resultsCount > 0 ? (
        <>
          <LinkButton writes to={paths.withQuery(paths.campaigns.new, { audience: `search:${search.id}` })}>
            Email all leads
          </LinkButton>
          <LinkButton download to={csv}>
            Download CSV
          </LinkButton>
        </>
      ) : null}
      {search.isPicked ? null : (
        <LinkButton writes to={paths.leadSearch.edit(search.id)}>
          Edit criteria
        </LinkButton>
      )}
      <IfCanWrite>
        <Submit kind="plain">Duplicate</Submit>
      </IfCanWrite>
      <LinkButton writes kind="danger" to={paths.leadSearch.delete(search.id)}>
        Delete
      </LinkButton>
    </Form>
  );
}

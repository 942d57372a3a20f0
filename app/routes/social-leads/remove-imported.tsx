import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { plural } from "~/core/format";
import { parseId } from "~/core/ids";
import { readerZone } from "~/core/time/time-zones";
import { getSocialImport } from "~/domains/social-leads/imports/import-job.server";
import {
  countImportedLeads,
  removeImportedLeads,
} from "~/domains/social-leads/imports/remove-imported-leads.server";
import { importedLeadsView, importRunView, removalView } from "~/domains/social-leads/imports/view";
import { catchDomainError } from "~/http/errors.server";
import { buttonAction } from "~/http/pages/button.server";
import { businessPage, type PageArgs } from "~/http/pages/page.server";
import { redirect } from "~/http/pages/redirect.server";
import { SOCIAL } from "~/paths/business/social";
import { LinkButton } from "~/ui/forms/link-button";
import { Submit } from "~/ui/forms/submit";
import { Page } from "~/ui/layout/page";

export const meta: MetaFunction = () => [{ title: "Undo import?" }];

const idOf = ({ params }: Pick<PageArgs, "params">) => parseId(params.socialImportId, "import");

export const loader = businessPage(async (ctx, args) => {
  const row = await getSocialImport(ctx, idOf(args));
  if (!removalView(row, readerZone(ctx)).isPossible) throw redirect(SOCIAL.importRun(row.id));
  const { id, title, ofFile } = importRunView(row);
  return { id, title, ofFile, ...importedLeadsView(await countImportedLeads(ctx, row)) };
});

export const action = buttonAction(businessPage, async (ctx, args) => {
  const { id } = await getSocialImport(ctx, idOf(args));
  return catchDomainError(
    async () => {
      const row = await removeImportedLeads(ctx, id);
      const title = row.removal === "running" ? "Removing leads" : "Leads removed";
      return { to: SOCIAL.importRun(id), title };
    },
    (error) => ({
      to: SOCIAL.importRun(id),
      kind: "error",
      title: "Import not undone",
      text: error.message,
    }),
  );
});

export default function RemoveImportedPage() {
  const { id, title, ofFile, removable, stay, stays, gone } = useLoaderData<typeof loader>();
  const back = <LinkButton to={SOCIAL.importRun(id)}>Keep leads</LinkButton>;
  return (
    <Page title="Undo import?" subtitle={title} width="narrow">
      {removable === 0 ? (
        <p>No leads from this import are left to remove.</p>
      ) : (
        <p>
          <b>{plural(removable, "lead")} will be removed</b> for your whole team. This can’t be undone.{" "}
          {ofFile
            ? "You can import the file again."
            : "If a platform reports one of these leads again, it will be added as a new lead."}
        </p>
      )}
      {stay > 0 ? (
        <>
          <p>{plural(stay, "lead")} will stay. You can remove these leads one by one:</p>
          <ul>
            {stays.map((kept) => (
              <li key={kept}>{kept}</li>
            ))}
          </ul>
        </>
      ) : null}
      {gone ? <p className="muted">{gone} or merged into another lead.</p> : null}
      <p className="muted">
        Leads that existed before the import keep the details the import added. Leads that a teammate is
        working on are kept too.
      </p>
      {removable > 0 ? (
        <form method="post" className="row">
          <Submit kind="danger" pending="Removing">
            Remove {plural(removable, "lead")}
          </Submit>
          {back}
        </form>
      ) : (
        back
      )}
    </Page>
  );
}

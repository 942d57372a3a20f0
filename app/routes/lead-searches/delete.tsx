import type { MetaFunction } from "@remix-run/cloudflare";
import { Form, useLoaderData } from "@remix-run/react";
import { plural } from "~/core/format";
import { parseId } from "~/core/ids";
import { readerZone } from "~/core/time/time-zones";
import { deleteLeadSearch } from "~/domains/lead-search/delete-lead-search.server";
import { getLeadSearch } from "~/domains/lead-search/lead-searches.server";
import { searchView } from "~/domains/lead-search/view";
import { buttonAction } from "~/http/pages/button.server";
import { businessPage } from "~/http/pages/page.server";
import { paths } from "~/paths";
import { ConfirmPage } from "~/ui/layout/confirm-page";

export const meta: MetaFunction = () => [{ title: "Delete lead search" }];

export const loader = businessPage(async (ctx, { params }) =>
  searchView(await getLeadSearch(ctx, parseId(params.searchId, "search")), ctx.now(), readerZone(ctx)),
);

export const action = buttonAction(businessPage, async (ctx, { params }) => {
  await deleteLeadSearch(ctx, parseId(params.searchId, "search"));
  return { to: paths.leadSearch.list, title: "Lead search deleted" };
});

export default function DeleteLeadSearch() {
  const search = useLoaderData<typeof loader>();
  return (
    <ConfirmPage
      title={`Delete ${search.name}?`}
      submit="Delete search"
      pending="Deleting"
      form={Form}
      back={paths.leadSearch.results(search.id)}
      keep="Keep search"
    >
      <p>
        The search and its {plural(search.resultsCount, "lead")} will be deleted permanently. To keep the
        leads, download them first. Used leads still count towards your plan, but other searches can find
        these companies again for free.
      </p>
    </ConfirmPage>
  );
}

import { useForm } from "@conform-to/react";
import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { parseId } from "~/core/ids";
import { teamChoices } from "~/domains/identity/team/teammates.server";
import { changeOpportunity } from "~/domains/opportunities/changes/change-opportunity.server";
import { CellQuery, CellSchema } from "~/domains/opportunities/changes/change-schemas";
import { getOpportunity } from "~/domains/opportunities/opportunities.server";
import { CellField, cellName } from "~/domains/opportunities/ui/cell-field";
import { draftOf } from "~/domains/opportunities/view";
import { handleForm } from "~/http/pages/form.server";
import { businessPage } from "~/http/pages/page.server";
import { readQuery } from "~/http/pages/query.server";
import { redirect } from "~/http/pages/redirect.server";
import { safeRedirect } from "~/http/pages/safe-redirect";
import { paths } from "~/paths";
import { PostForm } from "~/ui/forms/form";
import { Submit } from "~/ui/forms/submit";
import { Page } from "~/ui/layout/page";
import { Breadcrumb } from "~/ui/layout/tabs";

export const meta: MetaFunction = () => [{ title: "Edit deal" }];

export const loader = businessPage(async (ctx, { params, request }) => {
  const row = await getOpportunity(ctx, parseId(params.opportunityId, "deal"));
  const { cell } = readQuery(request, CellQuery);
  return {
    id: row.id,
    title: row.title,
    cell,
    value: draftOf(row)[cell],
    team: cell === "ownerId" ? await teamChoices(ctx) : [],
  };
});

/** Also revalidates after an error, so that the next submit is based on current values. */
export const shouldRevalidate = () => true;

export const action = businessPage(async (ctx, args) => {
  const id = parseId(args.params.opportunityId, "deal");
  await getOpportunity(ctx, id);
  const { back } = readQuery(args.request, CellQuery);
  return handleForm(args, CellSchema, async (change) => {
    await changeOpportunity(ctx, id, change);
    return redirect(safeRedirect(back, paths.opportunities.opportunity(id)));
  });
});

export default function ChangeOpportunity() {
  const { id, title, cell, value, team } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>()?.result;
  const [form, fields] = useForm<Record<string, string>>({ lastResult, defaultValue: { [cell]: value } });
  const field = fields[cell];
  return (
    <Page title={`${cellName(cell)} of ${title}`} width="narrow">
      <Breadcrumb
        trail={[
          { to: paths.opportunities.list, label: "Deals" },
          { to: paths.opportunities.opportunity(id), label: title },
        ]}
      />
      <PostForm form={form}>
        <input type="hidden" name="cell" value={cell} />
        <input type="hidden" name={`was.${cell}`} value={value} />
        {field ? <CellField cell={cell} field={field} team={team} /> : null}
        <Submit pending="Saving">Save</Submit>
      </PostForm>
    </Page>
  );
}

import { useForm } from "@conform-to/react";
import type { ActionFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { EmptyForm } from "~/core/empty-form";
import { notFound } from "~/core/errors";
import { parseId } from "~/core/ids";
import { RETENTION_DAYS } from "~/domains/directory/companies/removal/retention-days";
import { findLead } from "~/domains/lead-search/leads/leads.server";
import { listOrigins } from "~/domains/lead-search/leads/provenance.server";
import { removeLead } from "~/domains/lead-search/leads/removal/remove-leads.server";
import { findRemovedLead } from "~/domains/lead-search/leads/removal/removed-leads.server";
import { handleForm } from "~/http/pages/form.server";
import { businessPage } from "~/http/pages/page.server";
import { redirect } from "~/http/pages/redirect.server";
import { paths } from "~/paths";
import { REMOVAL } from "~/paths/bulk/removal";
import { UndoNote } from "~/ui/feedback/undo-note";
import { PostForm } from "~/ui/forms/form";
import { IfCanWrite } from "~/ui/forms/if-can-write";
import { LinkButton } from "~/ui/forms/link-button";
import { Submit } from "~/ui/forms/submit";
import { Page } from "~/ui/layout/page";

export const meta: MetaFunction = () => [{ title: "Remove this lead?" }];

export const loader = businessPage(async (ctx, { params }) => {
  const leadId = parseId(params.leadId, "lead");
  const there = await findLead(ctx, leadId);
  const lead = there ?? (await findRemovedLead(ctx, leadId));
  if (!lead) throw notFound("This lead");
  return {
    id: leadId,
    name: lead.companyName,
    searchId: lead.searchId,
    isThere: there !== null,
    isConverted: Boolean(there?.convertedAt),
    others: there ? (await listOrigins(ctx, there.companyId)).length - 1 : 0,
  };
});

export const action = businessPage((ctx, args: ActionFunctionArgs) => {
  const leadId = parseId(args.params.leadId, "lead");
  return handleForm(args, EmptyForm, async () => {
    await removeLead(ctx, leadId);
    return redirect(REMOVAL.removeLead(leadId));
  });
});

export default function RemoveLeadPage() {
  const { id, name, searchId, isThere, isConverted, others } = useLoaderData<typeof loader>();
  const [form] = useForm({ lastResult: useActionData<typeof action>()?.result });
  const results = <LinkButton to={paths.leadSearch.results(searchId)}>View search results</LinkButton>;
  if (!isThere)
    return (
      <Page title={`${name} was removed`} width="narrow">
        <IfCanWrite>
          <UndoNote action={REMOVAL.restoreLead(id)}>
            You can restore the lead for at least {RETENTION_DAYS} days.
          </UndoNote>
        </IfCanWrite>
        {results}
      </Page>
    );
  return (
    <Page title={`Remove ${name}?`} width="narrow">
      <p>
        The lead will be removed from its search and no longer emailed. The company and its contacts stay
        {isConverted ? ", and so does its deal" : ""}. The lead still counts towards your plan, and new runs
        will skip it. You can restore the lead for at least {RETENTION_DAYS} days.
        {others > 0
          ? ` ${others === 1 ? "Another search found the company too and keeps its lead" : `${others} other searches found the company too and keep their leads`}.`
          : ""}
      </p>
      <PostForm form={form}>
        <div className="row">
          <Submit kind="danger" pending="Removing">
            Remove lead
          </Submit>
          <LinkButton to={paths.leadSearch.lead(id)}>Keep lead</LinkButton>
        </div>
      </PostForm>
    </Page>
  );
}

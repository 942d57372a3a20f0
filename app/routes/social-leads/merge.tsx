import type { ActionFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { parseId } from "~/core/ids";
import { readerZone } from "~/core/time/time-zones";
import { getSocialLead } from "~/domains/social-leads/list-leads.server";
import { MergeLeadsInput } from "~/domains/social-leads/merging/merge-fields";
import { mergeSocialLeads } from "~/domains/social-leads/merging/merge-leads.server";
import { mergePreview } from "~/domains/social-leads/merging/view";
import { MergeLeadsForm } from "~/domains/social-leads/ui/merge-form";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { handleForm } from "~/http/pages/form.server";
import { businessPage } from "~/http/pages/page.server";
import { redirect } from "~/http/pages/redirect.server";
import { SOCIAL } from "~/paths/business/social";
import { DefinitionList } from "~/ui/data/definition-list";
import { IfCanWrite } from "~/ui/forms/if-can-write";
import { Card, Page } from "~/ui/layout/page";
import { Breadcrumb } from "~/ui/layout/tabs";
import { leadAt } from "./portal/lead-of.server";

export const meta: MetaFunction = () => [{ title: "Merge leads" }];

export const loader = businessPage(async (ctx, args) => {
  const other = new URL(args.request.url).searchParams.get("other");
  const here = (leadId: number) => (other === null ? SOCIAL.lead(leadId) : SOCIAL.mergeLeads(leadId, other));
  const lead = await leadAt(here)(ctx, args);
  if (other === null) throw redirect(SOCIAL.lead(lead.id));
  const otherId = parseId(other, "lead");
  if (otherId === lead.id) throw redirect(SOCIAL.lead(lead.id));
  return mergePreview(lead, await getSocialLead(ctx, otherId), readerZone(ctx));
});

export const action = businessPage(async (ctx, args: ActionFunctionArgs) => {
  const leadId = parseId(args.params.socialLeadId, "lead");
  return handleForm(args, MergeLeadsInput, async (input) => {
    const { lead } = await mergeSocialLeads(ctx, leadId, input);
    return redirectWithFlash(args.context, SOCIAL.lead(lead.id), {
      kind: "success",
      title: "Leads merged",
      text: "You can undo the merge here for 30 days.",
    });
  });
});

export default function MergeLeadsPage() {
  const view = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>() as
    | { result?: { error?: Record<string, string[] | null> | null; initialValue?: Record<string, unknown> } }
    | undefined;
  const errors = Object.values(answer?.result?.error ?? {}).flatMap((group) => group ?? []);
  const typed = (name: string) => {
    const [first = "", second] = name.split(".");
    const value = answer?.result?.initialValue?.[first];
    const found = second ? (value as Record<string, unknown> | undefined)?.[second] : value;
    return found === undefined ? null : Number(found);
  };
  const [kept] = view.leads;
  return (
    <Page title="Merge these leads?" subtitle="Review the result before merging." width="reading">
      <Breadcrumb
        trail={[
          { to: SOCIAL.home, label: "Social Lead Center" },
          { to: SOCIAL.lead(view.id), label: kept?.name ?? "Lead" },
        ]}
      />
      <Card title="Merged lead">
        <DefinitionList facts={view.facts} />
        <p className="small muted">
          Messages, activity, sources, consent, campaigns and deals from both leads are kept. If either
          address opted out, neither will be emailed.
        </p>
      </Card>
      <IfCanWrite>
        <MergeLeadsForm view={view} typed={typed} errors={errors} />
      </IfCanWrite>
    </Page>
  );
}

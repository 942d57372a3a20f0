import type { ActionFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData } from "@remix-run/react";
import { notFound } from "~/core/errors";
import { formatUsd } from "~/core/format";
import { parseId } from "~/core/ids";
import { readerZone } from "~/core/time/time-zones";
import { findSharing } from "~/domains/agents/shared-leads/share-lead.server";
import { sharingView } from "~/domains/agents/shared-leads/view";
import { ownerView } from "~/domains/bulk/assignment/owner-of.server";
import { companyView, factRows } from "~/domains/directory/companies/company-view.server";
import { findCompanyOrCopy } from "~/domains/directory/companies/get-company.server";
import { namesOf } from "~/domains/identity/users/people.server";
import { findLead, getLead } from "~/domains/lead-search/leads/leads.server";
import { findRemovedLead } from "~/domains/lead-search/leads/removal/removed-leads.server";
import { updateLead } from "~/domains/lead-search/leads/update-lead.server";
import { LeadFormSchema } from "~/domains/lead-search/schemas";
import { leadView } from "~/domains/lead-search/view";
import { findOpportunityOf } from "~/domains/opportunities/opportunities.server";
import { StatusQuery, statusChanged } from "~/domains/records/change-lead-status.server";
import { companyRecordView } from "~/domains/records/company-record-view.server";
import { RecordQuery } from "~/domains/records/composer.server";
import { findConsentState } from "~/domains/suppressions/claimed-consents.server";
import { consentFacts, importersOf } from "~/domains/suppressions/consent-view";
import { pageTags } from "~/domains/tags/page-tags.server";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { answerForm, readForm } from "~/http/pages/form.server";
import { businessPage } from "~/http/pages/page.server";
import { readQuery } from "~/http/pages/query.server";
import { redirect } from "~/http/pages/redirect.server";
import { paths } from "~/paths";
import { REMOVAL } from "~/paths/bulk/removal";
import { changeStatus } from "~/routes/companies/change-status.server";
import { composeActivity } from "~/routes/companies/compose-activity.server";

import LeadPage from "./lead-page";

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.lead.companyName ?? "Lead" }];

export const loader = businessPage(async (ctx, { params, request }) => {
  const leadId = parseId(params.leadId, "lead");
  const lead = await findLead(ctx, leadId);
  if (!lead && (await findRemovedLead(ctx, leadId))) throw redirect(REMOVAL.removeLead(leadId));
  if (!lead) throw notFound("This lead");
  const here = paths.leadSearch.lead(lead.id);
  const zone = readerZone(ctx);
  const [opportunity, found, consent, sharing] = await Promise.all([
    findOpportunityOf(ctx, lead),
    findCompanyOrCopy(ctx, lead.companyId),
    findConsentState(ctx, lead.contactEmail),
    findSharing(ctx, lead.id),
  ]);
  const company = found && (await companyView(ctx, found));
  return {
    lead: leadView(lead, zone),
    owner: await ownerView(ctx, lead.ownerId),
    ...(await pageTags(ctx, "leads", [lead], request)),
    consent: consentFacts(consent, await namesOf(ctx, importersOf(consent)), zone),
    company: company && { id: company.id, facts: factRows(company) },
    record: await companyRecordView(ctx, lead.companyId, { here, query: readQuery(request, RecordQuery) }),
    opportunity: opportunity && { id: opportunity.id, title: opportunity.title },
    sharing: sharingView(sharing),
    changed: statusChanged([lead], readQuery(request, StatusQuery)),
    value: {
      status: lead.status,
      estimatedValue: lead.estimatedValue === null ? "" : String(lead.estimatedValue / 100),
      dealProbability: lead.dealProbability === null ? "" : String(lead.dealProbability),
      text:
        [
          lead.estimatedValue === null ? "" : formatUsd(lead.estimatedValue),
          lead.dealProbability === null ? "" : `${lead.dealProbability}%`,
        ]
          .filter(Boolean)
          .join(" · ") || "–",
      isFixed: lead.convertedAt !== null || opportunity !== null,
    },
  };
});

export const action = businessPage(async (ctx, args: ActionFunctionArgs) => {
  const lead = await getLead(ctx, parseId(args.params.leadId, "lead"));
  const here = paths.leadSearch.lead(lead.id);
  const form = await readForm(args.request);
  if (form.has("compose"))
    return composeActivity(ctx, args, form, { record: { companyId: lead.companyId }, here });
  if (form.has("leadId")) return changeStatus(ctx, args, form, here);
  return answerForm(form, LeadFormSchema, async ({ change, from }) => {
    await updateLead(ctx, lead.id, change, from);
    return redirectWithFlash(args.context, here, { kind: "success", title: "Lead saved" });
  });
});

export default function Lead() {
  return <LeadPage result={useActionData<typeof action>()?.result} />;
}

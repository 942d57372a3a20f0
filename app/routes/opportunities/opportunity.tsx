import type { ActionFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData } from "@remix-run/react";
import { parseId } from "~/core/ids";
import { readerZone } from "~/core/time/time-zones";
import { personView } from "~/domains/directory/contacts/ui/people-list";
import { teamChoices } from "~/domains/identity/team/teammates.server";
import { movedNote } from "~/domains/opportunities/get-board.server";
import { BoardQuery } from "~/domains/opportunities/move-schemas";
import { getOpportunity } from "~/domains/opportunities/opportunities.server";
import { opportunityView } from "~/domains/opportunities/view";
import { composerView, RecordQuery } from "~/domains/records/composer.server";
import { getDealRecord } from "~/domains/records/deal-record.server";
import { dealView, threadView } from "~/domains/records/record-view";
import { timelineView } from "~/domains/records/timeline-view";
import { pageTags } from "~/domains/tags/page-tags.server";
import { readForm } from "~/http/pages/form.server";
import { businessPage } from "~/http/pages/page.server";
import { readQuery } from "~/http/pages/query.server";
import { paths } from "~/paths";
import { composeActivity } from "~/routes/companies/compose-activity.server";

import OpportunityPage from "./opportunity-page";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data?.opportunity.title ?? "Opportunity" },
];

export const loader = businessPage(async (ctx, { params, request }) => {
  const [zone, now] = [readerZone(ctx), ctx.now()];
  const query = readQuery(request, RecordQuery);
  const row = await getOpportunity(ctx, parseId(params.opportunityId, "deal"));
  const here = paths.opportunities.opportunity(row.id);
  const [team, record] = await Promise.all([teamChoices(ctx), getDealRecord(ctx, row, query)]);
  const people = record.people.toSorted(
    (one, two) => Number(isWith(row, two.contactEmail)) - Number(isWith(row, one.contactEmail)),
  );
  return {
    here,
    opportunity: opportunityView(row, team, now, zone),
    moved: await movedNote(ctx, readQuery(request, BoardQuery)),
    ...(await pageTags(ctx, "opportunities", [row], request)),
    people: people.map(personView),
    peopleTotal: record.peopleTotal,
    others: record.deals.map((deal) => dealView(deal, now)),
    tasks: record.tasks,
    threads: record.threads.map((thread) => threadView(thread, now, zone)),
    timeline: timelineView(record.timeline, here, { now, zone }, query),
    pending: record.pending,
    composer: await composerView(
      ctx,
      here,
      { record: { opportunityId: row.id, companyId: row.companyId }, people },
      query,
    ),
  };
});

/** Whether this is the deal's contact, who is offered first. */
const isWith = ({ contactEmail }: { contactEmail: string | null }, address: string | null) =>
  address !== null && contactEmail?.toLowerCase() === address.toLowerCase();

export const action = businessPage(async (ctx, args: ActionFunctionArgs) => {
  const { id, companyId } = await getOpportunity(ctx, parseId(args.params.opportunityId, "deal"));
  const here = paths.opportunities.opportunity(id);
  const record = { opportunityId: id, companyId };
  return composeActivity(ctx, args, await readForm(args.request), { record, here });
});

export default function Opportunity() {
  return <OpportunityPage result={useActionData<typeof action>()?.result} />;
}

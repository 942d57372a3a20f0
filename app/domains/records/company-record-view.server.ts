import type { BusinessContext } from "~/core/context";
import { formatShortDate } from "~/core/format";
import { readerZone } from "~/core/time/time-zones";
import { personView } from "~/domains/directory/contacts/ui/people-list";
import { getCompanyRecord } from "./company-record.server";
import { composerView, type RecordQuery } from "./composer.server";
import { dealView, threadView } from "./record-view";
import { timelineView } from "./timeline-view";

/** A company's record, as shown on its page and its leads' pages. `here`: the current page. */
export async function companyRecordView(
  ctx: BusinessContext,
  companyId: number,
  { here, query }: { here: string; query: RecordQuery },
) {
  const [zone, now] = [readerZone(ctx), ctx.now()];
  const { people, peopleTotal, origins, deals, tasks, threads, sharings, timeline, pending } =
    await getCompanyRecord(ctx, companyId, query);
  return {
    here,
    people: people.map(personView),
    peopleTotal,
    leads: origins.map(({ leadId, searchId, searchName, confidence, status, foundAt }) => ({
      id: leadId,
      searchId,
      searchName,
      confidence,
      status,
      found: formatShortDate(foundAt, now, zone),
    })),
    deals: deals.map((deal) => dealView(deal, now)),
    tasks,
    threads: threads.map((thread) => threadView(thread, now, zone)),
    agents: sharings.map(({ id, leadId, agentName, sharedAt }) => ({
      id,
      leadId,
      name: agentName,
      since: formatShortDate(new Date(sharedAt * 1000), now, zone),
    })),
    timeline: timelineView(timeline, here, { now, zone }, query),
    pending,
    composer: await composerView(ctx, here, { record: { companyId }, people }, query),
  };
}
export type CompanyRecordView = Awaited<ReturnType<typeof companyRecordView>>;

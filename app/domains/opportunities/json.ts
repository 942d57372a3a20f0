import { FIELD_NAMES, pickFields } from "./fields";
import type { PipelineValue } from "./forecast/pipeline-value.server";
import type { Opportunity } from "./opportunity";
import { isStale, probabilityOf } from "./stages";
import type { listEvents } from "./timeline/events.server";

const usd = (cents: number) => cents / 100;

export const opportunityJson = (row: Opportunity, now: Date) => ({
  id: row.id,
  ...pickFields(row, FIELD_NAMES),
  revenue: row.revenue === null ? null : usd(row.revenue),
  currency: "USD",
  probability: probabilityOf(row),
  companyId: row.companyId,
  leadId: row.leadId,
  threadId: row.threadId,
  socialLeadId: row.socialLeadId,
  source: row.source,
  isStale: isStale(row, now),
  isDemo: row.isDemo,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  stageAt: row.stageAt.toISOString(),
  closedAt: row.closedAt?.toISOString() ?? null,
});

export const pipelineValueJson = (value: PipelineValue) => ({
  totalPipelineValue: usd(value.totalPipelineValue),
  totalLeads: value.totalLeads,
  valuedLeads: value.valuedLeads,
  averageDealSize: usd(value.averageDealSize),
  openOpportunities: value.openOpportunities,
  opportunityValue: usd(value.opportunityValue),
  weightedValue: usd(value.weightedValue),
});

type Event = Awaited<ReturnType<typeof listEvents>>[number];

export const eventJson = (event: Event | null) =>
  event && {
    id: event.id,
    opportunityId: event.opportunityId,
    kind: event.kind,
    fromStage: event.fromStage,
    toStage: event.toStage,
    text: event.text,
    byUserId: event.byUserId,
    at: event.at.toISOString(),
  };

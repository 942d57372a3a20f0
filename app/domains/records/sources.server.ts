import type { BusinessContext } from "~/core/context";
import { readerZone } from "~/core/time/time-zones";
import { countNotes, listNotes, type Note } from "~/domains/directory/notes/notes.server";
import { nameIn, type Person } from "~/domains/identity/team/person";
import type { Origin } from "~/domains/lead-search/leads/provenance.server";
import {
  countStatusChanges,
  listStatusChanges,
  type StatusChange,
} from "~/domains/lead-search/leads/update-lead.server";
import {
  countMessageEvents,
  listMessageEvents,
  type MessageEvent,
} from "~/domains/messages/messages-to.server";
import { STAGE_NAMES } from "~/domains/opportunities/stages";
import {
  countEventsOfDeals,
  type DealEvent,
  listEventsOfDeals,
} from "~/domains/opportunities/timeline/events.server";
import {
  countTaskEvents,
  listTasksAdded,
  listTasksDone,
} from "~/domains/opportunities/timeline/task-lines.server";
import { countRepliesWith, repliesWith } from "~/domains/replies/threads/replies-with.server";
import { paths } from "~/paths";
import { type Activity, type ActivityKind, newestBefore } from "./activity";
import { agentActivity } from "./agent-activity.server";
import { ofReply } from "./of-reply";
import type { RecordScope } from "./scope.server";

interface Asked {
  kind: ActivityKind | undefined;
  limit: number;
  before: Date | undefined;
}

/** A domain's contribution to a record's timeline. */
export interface Source {
  kinds: readonly ActivityKind[];
  /** Lists of entries, each newest first and cut off at `limit`. */
  lines: (asked: Asked) => Promise<Activity[][]>;
  count: () => Promise<Partial<Record<ActivityKind, number>>>;
}

const EVENT_TITLES: Record<MessageEvent["event"], [string, Activity["tone"]?]> = {
  sent: ["Email sent"],
  clicked: ["Link clicked", "good"],
  bounced: ["Email bounced", "bad"],
  complained: ["Spam complaint", "bad"],
  unsubscribed: ["Unsubscribed", "bad"],
};

function ofMessage({ id, campaignId, position, toAddress, event, at }: MessageEvent): Activity {
  const [title, tone] = EVENT_TITLES[event];
  return {
    id: `message-${id}-${event}`,
    at,
    kind: "emails",
    title: event === "sent" && campaignId !== null ? `Campaign email ${position} sent` : title,
    detail: toAddress,
    ...(tone ? { tone } : {}),
    ...(campaignId === null ? {} : { to: paths.campaigns.message(campaignId, id) }),
  };
}

const NOTE_TITLES = { note: "Note", call: "Call" } as const;

const ofNote = ({ id, at, kind, text, byUserId }: Note, team: Person[]): Activity => ({
  id: `note-${id}`,
  at,
  kind: kind === "call" ? "calls" : "notes",
  title: `${NOTE_TITLES[kind]} · ${nameIn(team, byUserId) ?? "Former teammate"}`,
  detail: text,
});

const EVENT_KINDS = {
  created: "deals",
  stage: "deals",
  changed: "deals",
  note: "notes",
  call: "calls",
  task: "tasks",
} as const satisfies Record<DealEvent["kind"], ActivityKind>;

const DEAL_EVENTS = Object.keys(EVENT_KINDS) as DealEvent["kind"][];

function ofDealEvent(event: DealEvent, team: Person[], dealId: number | null): Activity {
  const { kind, fromStage, toStage, text, byUserId, opportunityId, dealTitle } = event;
  const isOther = opportunityId !== dealId;
  const moved =
    fromStage && toStage ? `From “${STAGE_NAMES[fromStage]}” to “${STAGE_NAMES[toStage]}”` : "Stage changed";
  const titles = {
    created: "Deal created",
    stage: moved,
    changed: "Deal updated",
    task: "Task",
    ...NOTE_TITLES,
  };
  const who = nameIn(team, byUserId) ?? "Automatic";
  return {
    id: `event-${event.id}`,
    at: event.at,
    kind: EVENT_KINDS[kind],
    title: [titles[kind], who, ...(isOther ? [dealTitle] : [])].join(" · "),
    detail: text,
    ...(toStage === "closed_won" ? { tone: "good" } : toStage === "closed_lost" ? { tone: "bad" } : {}),
    ...(isOther ? { to: paths.opportunities.opportunity(opportunityId) } : {}),
  };
}

const ofOrigin = ({ leadId, foundAt, searchName }: Origin): Activity => ({
  id: `lead-${leadId}`,
  at: foundAt,
  kind: "status",
  title: `Found by search “${searchName}”`,
  detail: null,
  to: paths.leadSearch.lead(leadId),
});

const ofStatusChange = (
  { id, leadId, fromStatus, toStatus, byUserId, changedAt }: StatusChange,
  team: Person[],
): Activity => ({
  id: `status-${id}`,
  at: changedAt,
  kind: "status",
  title: `Lead status: ${fromStatus} to ${toStatus} · ${nameIn(team, byUserId) ?? "Former teammate"}`,
  detail: null,
  ...(toStatus === "qualified" ? { tone: "good" } : {}),
  to: paths.leadSearch.lead(leadId),
});

/** All sources of a record's timeline. */
export function sourcesOf(ctx: BusinessContext, scope: RecordScope, team: Person[]): Source[] {
  const { of, people, deals, dealId, origins } = scope;
  return [
    {
      kinds: ["emails"],
      lines: async ({ limit, before }) => [
        (await listMessageEvents(ctx, people, limit, before)).map(ofMessage),
      ],
      count: async () => ({ emails: await countMessageEvents(ctx, people) }),
    },
    {
      kinds: ["replies"],
      lines: async ({ limit, before }) => [
        (await repliesWith(ctx, people, limit, before)).map((reply) => ofReply(reply, readerZone(ctx))),
      ],
      count: async () => ({ replies: await countRepliesWith(ctx, people) }),
    },
    {
      kinds: ["deals", "notes", "calls", "tasks"],
      lines: async ({ kind, limit, before }) => {
        const kinds = DEAL_EVENTS.filter((event) => kind === undefined || EVENT_KINDS[event] === kind);
        const events = await listEventsOfDeals(ctx, { deals, kinds, limit, before });
        return [events.map((event) => ofDealEvent(event, team, dealId))];
      },
      count: async () => {
        const totals: Partial<Record<ActivityKind, number>> = {};
        for (const { kind, count } of await countEventsOfDeals(ctx, deals))
          totals[EVENT_KINDS[kind]] = (totals[EVENT_KINDS[kind]] ?? 0) + count;
        return totals;
      },
    },
    ...(of === null ? [] : workOf(ctx, of, team)),
    ...(people.leadIds.length === 0 ? [] : [agentActivity(ctx, people.leadIds)]),
    {
      kinds: ["status"],
      lines: async ({ limit, before }) => [
        newestBefore(origins.map(ofOrigin), limit, before),
        (await listStatusChanges(ctx, people.leadIds, limit, before)).map((change) =>
          ofStatusChange(change, team),
        ),
      ],
      count: async () => ({
        status: origins.length + (await countStatusChanges(ctx, people.leadIds)),
      }),
    },
  ];
}

/** Notes, calls and tasks of the record itself. */
function workOf(ctx: BusinessContext, of: NonNullable<RecordScope["of"]>, team: Person[]): Source[] {
  return [
    {
      kinds: ["notes", "calls"],
      lines: async ({ kind, limit, before }) => {
        const only = kind === "calls" ? "call" : kind === "notes" ? "note" : undefined;
        const notes = await listNotes(ctx, of, { kind: only, limit, before });
        return [notes.map((note) => ofNote(note, team))];
      },
      count: async () => {
        const { note, call } = await countNotes(ctx, of);
        return { notes: note, calls: call };
      },
    },
    {
      kinds: ["tasks"],
      lines: async ({ limit, before }) => {
        const [added, done] = await Promise.all([
          listTasksAdded(ctx, of, limit, before),
          listTasksDone(ctx, of, limit, before),
        ]);
        return [
          added.map(({ id, title, assignedTo, createdAt }) => ({
            id: `task-${id}`,
            at: createdAt,
            kind: "tasks" as const,
            title: `Task for ${nameIn(team, assignedTo) ?? "Former teammate"}`,
            detail: title,
            to: paths.tasks.task(id),
          })),
          done.map(({ id, title, doneAt, createdAt }) => ({
            id: `task-${id}-done`,
            at: doneAt ?? createdAt,
            kind: "tasks" as const,
            title: "Task done",
            detail: title,
            tone: "good" as const,
            to: paths.tasks.task(id),
          })),
        ];
      },
      count: async () => ({ tasks: await countTaskEvents(ctx, of) }),
    },
  ];
}

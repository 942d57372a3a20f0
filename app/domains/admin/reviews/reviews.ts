import { z } from "zod";
import type { Context, UserActor } from "~/core/context";
import { PAGE_SIZE } from "~/core/pagination";
import { COUNTRIES } from "~/core/places/countries";
import { listApplications } from "~/domains/agents/applications.server";
import { approveApplication } from "~/domains/onboarding/review/decide-application.server";
import { listOpenRequests } from "~/domains/privacy/requests/open-requests.server";
import { APPLICATIONS } from "~/paths/agents/applications";
import { COMMENTS_QUEUE } from "./comments-queue";
import { CORRECTIONS_QUEUE } from "./corrections-queue";
import { DISPUTES_QUEUE } from "./disputes-queue";
import { EVENTS_QUEUE } from "./events-queue";
import { INVOICES_QUEUE } from "./invoices-queue";
import { LABEL_QUEUE } from "./label-queue";
import { MARKETING_QUEUE } from "./marketing-queue";
import { PAYOUTS_QUEUE } from "./payouts-queue";
import { RETURNS_QUEUE } from "./returns-queue";
import { SUPPORT_QUEUE } from "./support-queue";

export interface QueueRow {
  id: number;
  what: string;
  who: string;
  email: string | null;
  since: Date;
  /** Its record in the audit log; null if no page shows it. */
  target: string | null;
  /** Its own page, if any. */
  page?: string;
}

interface Act {
  key: string;
  label: string;
  done: string;
  choice?: { label: string; options: readonly { value: string; label: string }[] };
  run: (ctx: Context & { actor: UserActor }, id: number, choice: string | null) => Promise<void>;
}

export interface Queue {
  key: string;
  name: string;
  holds: string;
  empty: string;
  rowName?: string;
  /** The queue's filter; `work_counts` has a count for each value. */
  filter: { label: string; options: readonly { value: string; label: string }[] } | null;
  /** Rows after an id, oldest first; `limit` + 1 rows if there are more. Null for a queue that has no rows so far. */
  list:
    | ((
        ctx: Context,
        page: { after: number; limit: number; kind: string | undefined },
      ) => Promise<QueueRow[]>)
    | null;
  count?: (ctx: Context) => Promise<number>;
  /** The page where its rows are decided, if not the queue itself. */
  place?: { to: string; label: string };
  acts: readonly Act[];
}

const REQUESTS = {
  access: "Data copy",
  erase: "Data erasure",
  stop: "Email opt-out",
} as const;

export const QUEUES: readonly Queue[] = [
  {
    key: "agent-applications",
    name: "Agent applications",
    holds: "New applications from sales agents.",
    empty: "No applications to review.",
    filter: { label: "Country", options: COUNTRIES.map(({ code, name }) => ({ value: code, label: name })) },
    list: async (ctx, { after, limit, kind }) =>
      (await listApplications(ctx, { after, limit, country: kind })).map((row) => ({
        id: row.id,
        what: `${row.place}; ${row.industries.join(", ")}${row.isDemo ? " (demo)" : ""}`,
        who: row.name,
        email: row.email,
        since: row.createdAt,
        target: `user:${row.userId}`,
        page: APPLICATIONS.application(row.id),
      })),
    acts: [
      {
        key: "reviewed",
        label: "Approve",
        done: "Application approved",
        run: (ctx, id) => approveApplication(ctx, id),
      },
    ],
  },
  MARKETING_QUEUE,
  SUPPORT_QUEUE,
  DISPUTES_QUEUE,
  COMMENTS_QUEUE,
  PAYOUTS_QUEUE,
  INVOICES_QUEUE,
  RETURNS_QUEUE,
  {
    key: "erasure-requests",
    name: "Data requests",
    holds: "Open data requests from confirmed email addresses.",
    empty: "No open data requests.",
    filter: {
      label: "Request",
      options: Object.entries(REQUESTS).map(([value, label]) => ({ value, label })),
    },
    list: async (ctx, { after, limit, kind }) =>
      (await listOpenRequests(ctx, { after, limit, kind: kind as keyof typeof REQUESTS | undefined })).map(
        (row) => ({
          id: row.id,
          what: REQUESTS[row.kind],
          who: row.email,
          email: row.email,
          since: row.verifiedAt ?? row.createdAt,
          target: `data-request:${row.id}`,
        }),
      ),
    acts: [],
  },
  LABEL_QUEUE,
  CORRECTIONS_QUEUE,
  EVENTS_QUEUE,
];

export const QueueQuery = z.object({
  /** A value of the queue's filter; any other value matches nothing. */
  kind: z.string().trim().max(20).optional(),
  limit: z.number().int().min(1).max(PAGE_SIZE).default(PAGE_SIZE),
  cursor: z.number().int().min(0).optional(),
});
export type QueueQuery = z.infer<typeof QueueQuery>;

export const QueueAct = z.object({
  id: z.number({ error: "Choose an item." }).int().positive(),
  act: z.string({ error: "Choose an action." }).max(40),
  /** Input for an action that requires a choice. */
  choice: z.string().trim().max(100).optional(),
});
export type QueueAct = z.infer<typeof QueueAct>;

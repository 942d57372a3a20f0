import { convertLead } from "~/domains/opportunities/creation/convert-lead.server";
import { digestLink } from "~/domains/opportunities/digests/stop-digest.server";
import { moveOpportunity } from "~/domains/opportunities/move-opportunity.server";
import { removeOpportunity } from "~/domains/opportunities/remove-opportunity.server";
import { addTask } from "~/domains/opportunities/tasks/write-task.server";
import { findLastMove } from "~/domains/opportunities/undo-move.server";
import { saveView } from "~/domains/saved-views/saved-views.server";
import { makeLead, makeOpportunity } from "../../support/fixtures/opportunities";
import type { Business } from "../../support/harness/context";
import type { Row } from "../table";

const opportunityOf = async ({ ctx }: Business) => (await makeOpportunity(ctx)).id;

const deletedOf = async ({ ctx }: Business) => {
  const { id } = await makeOpportunity(ctx);
  await removeOpportunity(ctx, id);
  return id;
};

let move = 1;

/** Creates an opportunity that was moved; the request body names its move. */
const movedOf = async ({ ctx }: Business) => {
  const { id } = await makeOpportunity(ctx);
  await moveOpportunity(ctx, id, { status: "qualified" });
  move = (await findLastMove(ctx, id))?.id ?? 0;
  return id;
};

const leadOf = async ({ ctx }: Business) => {
  const lead = await makeLead(ctx);
  await convertLead(ctx, lead.id);
  return lead.id;
};

const taskOf = async ({ ctx, user }: Business) =>
  (await addTask(ctx, { title: "Call them", dueAt: new Date(), assignedTo: user.userId })).id;

/** Creates a saved view, which belongs to the user, not the account. */
const viewOf = async ({ ctx, user }: Business) =>
  (
    await saveView(
      { ...ctx, actor: { ...ctx.actor, userId: user.userId } },
      { list: "leads", name: crypto.randomUUID(), query: "" },
    )
  ).id;

const both = ["GET", "POST"];
const page = { kind: "page", access: "business" } as const;
const call = { kind: "call", access: "business" } as const;
const task = { title: "Call them", dueAt: "2026-12-01T09:00" };

/** Returns the token of a digest's unsubscribe link. */
export async function digestTokenOf({ ctx, user }: Business): Promise<string> {
  await ctx.d1.prepare("update users set email_verified_at = 1 where id = ?").bind(user.userId).run();
  return digestLink(ctx.config, user).split("/").at(-1) ?? "";
}

export const opportunitiesRows: Row[] = [
  ...["", "/board", "/forecast"].map((part): Row => ({ path: `/opportunities${part}`, ...page })),
  ...["/new", "/generate"].map((part): Row => ({ path: `/opportunities${part}`, ...page, methods: both })),
  { path: "/opportunities.csv", ...page },
  ...["", "/edit", "/change", "/delete"].map(
    (part): Row => ({
      path: `/opportunities/:opportunityId${part}`,
      ...page,
      methods: both,
      foreign: opportunityOf,
    }),
  ),
  {
    path: "/opportunities/:opportunityId/move",
    ...page,
    methods: both,
    foreign: opportunityOf,
    body: { status: "qualified" },
  },
  {
    path: "/opportunities/:opportunityId/move/undo",
    ...page,
    methods: ["POST"],
    foreign: opportunityOf,
    body: { move: "1" },
  },
  { path: "/opportunities/:opportunityId/restore", ...page, methods: ["POST"], foreign: deletedOf },
  { path: "/ai-lead-search/leads/:leadId/opportunity", ...page, methods: ["POST"], foreign: leadOf },
  { path: "/tasks", ...page },
  { path: "/tasks/new", ...page, methods: both },
  { path: "/tasks/:taskId", ...page, methods: both, foreign: taskOf },
  { path: "/tasks/:taskId/delete", ...page, methods: both, foreign: taskOf },
  { path: "/tasks/:taskId/done", ...page, methods: ["POST"], foreign: taskOf },
  { path: "/business/demo-work", ...page, methods: both },
  { path: "/business/demo-work/remove", ...page, methods: both },
  { path: "/business/demo-profiles", ...page, methods: both },
  { path: "/notifications", ...page, methods: both },
  { path: "/views", ...page, methods: both },
  { path: "/views/saved/:savedViewId/delete", ...page, methods: ["POST"], foreign: viewOf },
  {
    path: "/views/saved/:savedViewId/rename",
    ...page,
    methods: ["POST"],
    foreign: viewOf,
    body: { name: "Mine" },
  },
  { path: "/digest/:digestToken", kind: "page", access: "public", methods: ["GET", "POST"] },
  { path: "/notifications/digest", ...page, methods: ["POST"] },

  { path: "/api/opportunities", ...call, methods: both },
  { path: "/api/opportunities/generate", ...call, methods: ["POST"] },
  {
    path: "/api/opportunities/:opportunityId",
    ...call,
    methods: ["GET", "PATCH", "DELETE"],
    foreign: opportunityOf,
    body: { title: "Mine now" },
  },
  {
    path: "/api/opportunities/:opportunityId/move",
    ...call,
    methods: ["POST"],
    foreign: opportunityOf,
    body: { status: "qualified" },
  },
  {
    path: "/api/opportunities/:opportunityId/move/undo",
    ...call,
    methods: ["POST"],
    foreign: movedOf,
    get body() {
      return { move };
    },
  },
  { path: "/api/opportunities/:opportunityId/restore", ...call, methods: ["POST"], foreign: deletedOf },
  { path: "/api/opportunities/:opportunityId/timeline", ...call, foreign: opportunityOf },
  {
    path: "/api/opportunities/:opportunityId/notes",
    ...call,
    methods: both,
    foreign: opportunityOf,
    body: { text: "Mine" },
  },
  { path: "/api/tasks", ...call, methods: both },
  {
    path: "/api/tasks/:taskId",
    ...call,
    methods: ["GET", "PATCH", "DELETE"],
    foreign: taskOf,
    body: task,
  },
  { path: "/api/saved-views", ...call, methods: both },
  {
    path: "/api/saved-views/:savedViewId",
    ...call,
    methods: ["PATCH", "DELETE"],
    foreign: viewOf,
    body: { name: "Mine" },
  },
  { path: "/api/demo-work", ...call, methods: ["GET", "POST", "DELETE"] },
  { path: "/api/linkedin/scrape-decision-makers", ...call, methods: ["POST", "DELETE"] },
  { path: "/api/notifications", ...call, methods: ["GET", "PATCH"] },
  { path: "/api/notifications/digest", ...call, methods: ["GET", "PATCH"] },
];

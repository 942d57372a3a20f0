import type { Context, UserActor } from "~/core/context";
import { DomainError, notFound } from "~/core/errors";
import { type Page, pageOf } from "~/core/pagination";
import { QUEUES, type Queue, type QueueAct, type QueueQuery, type QueueRow } from "./reviews";

/** @throws DomainError not_found */
export function getQueue(key: string | undefined): Queue {
  const queue = QUEUES.find((queue) => queue.key === key);
  if (!queue) throw notFound("This queue");
  return queue;
}

const COUNTS = "SELECT queue, sum(count) AS count FROM work_counts GROUP BY queue";
const COUNT = "SELECT sum(count) AS count FROM work_counts WHERE queue = ?1 AND (?2 IS NULL OR kind = ?2)";

export async function listQueues(ctx: Context): Promise<{ queue: Queue; count: number }[]> {
  const { results } = await ctx.d1.prepare(COUNTS).all<{ queue: string; count: number }>();
  const counts = new Map(results.map(({ queue, count }) => [queue, count]));
  return Promise.all(
    QUEUES.map(async (queue) => ({
      queue,
      count: queue.count ? await queue.count(ctx) : (counts.get(queue.key) ?? 0),
    })),
  );
}

export async function listWork(
  ctx: Context,
  queue: Queue,
  { kind, limit, cursor }: QueueQuery,
): Promise<Page<QueueRow>> {
  if (!queue.list) return { rows: [], next: null, total: { count: 0, isExact: true } };
  const found = await queue.list(ctx, { after: cursor ?? 0, limit, kind: kind || undefined });
  const counted = queue.count
    ? { count: await queue.count(ctx) }
    : await ctx.d1
        .prepare(COUNT)
        .bind(queue.key, kind || null)
        .first<{ count: number | null }>();
  const { rows, next } = pageOf(found, limit, (last) => last.id);
  return {
    rows,
    next,
    total: { count: counted?.count ?? 0, isExact: true },
  };
}

function chosenOf({ choice }: Queue["acts"][number], said: string | undefined): string | null {
  if (!choice) return null;
  const wanted = said?.toLowerCase();
  const found = choice.options.find(
    ({ value, label }) => value.toLowerCase() === wanted || label.toLowerCase() === wanted,
  );
  if (found) return found.value;
  throw new DomainError("invalid", `${choice.label}: choose a value from the list.`, { field: "choice" });
}

/** Runs an action of a queue. @throws DomainError invalid for an unknown action; errors of the action itself */
export async function decideWork(
  ctx: Context & { actor: UserActor },
  queue: Queue,
  { id, act, choice }: QueueAct,
): Promise<{ done: string }> {
  const offered = queue.acts.find(({ key }) => key === act);
  if (!offered)
    throw new DomainError("invalid", "This action isn’t available in this queue. Choose another action.", {
      field: "act",
    });
  await offered.run(ctx, id, chosenOf(offered, choice));
  return { done: offered.done };
}

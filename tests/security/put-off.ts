import { env } from "../support/harness/context";

/** Sends a request. Extends a delay that it caused after `free` attempts by ten minutes: no machine is that slow. */
export async function putOff<Answer>(free: number, send: () => Promise<Answer>): Promise<Answer> {
  const shortest = Math.floor(Date.now() / 1000) + 2;
  const answer = await send();
  await env.DB.prepare(
    "update rate_limit_buckets set not_before = not_before + 600 where failures >= ? and not_before >= ?",
  )
    .bind(free, shortest)
    .run();
  return answer;
}

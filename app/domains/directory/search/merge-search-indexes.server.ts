import type { Context } from "~/core/context";

/** Pages of the index one statement rewrites, and statements one night runs: far below D1's 30 seconds each. */
const PAGES = 8000;
const MAX_STEPS = 100;

const INDEXES = [
  "company_search",
  "contact_search",
  "opportunity_search",
  "thread_search",
  "campaign_search",
  "template_search",
  "lead_search",
  "agent_search",
] as const;

/** Continues the next night if it does not finish. Returns its number of steps. */
export async function mergeSearchIndexes(ctx: Pick<Context, "d1">): Promise<number> {
  let steps = 0;
  for (const index of INDEXES) {
    const merge = ctx.d1.prepare(`INSERT INTO ${index} (${index}, rank) VALUES ('merge', ?1)`);
    // A negative number opens one merge of everything; the positive ones carry it on until there is nothing to do.
    let changes = 2;
    for (let step = 0; changes >= 2 && step < MAX_STEPS; step += 1) {
      const { meta } = await merge.bind(step === 0 ? -PAGES : PAGES).run();
      changes = meta.changes;
      steps += 1;
    }
  }
  return steps;
}

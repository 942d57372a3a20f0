import type { Context } from "~/core/context";

/** Index pages that one statement rewrites, and statements per night: far below D1's 30 seconds each. */
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

/** Returns the number of steps; continues the next night if it does not finish. */
export async function mergeSearchIndexes(ctx: Pick<Context, "d1">): Promise<number> {
  let steps = 0;
  for (const index of INDEXES) {
    const merge = ctx.d1.prepare(`INSERT INTO ${index} (${index}, rank) VALUES ('merge', ?1)`);
    // A negative number starts one merge of everything; positive numbers continue it until nothing is left to merge.
    let changes = 2;
    for (let step = 0; changes >= 2 && step < MAX_STEPS; step += 1) {
      const { meta } = await merge.bind(step === 0 ? -PAGES : PAGES).run();
      changes = meta.changes;
      steps += 1;
    }
  }
  return steps;
}

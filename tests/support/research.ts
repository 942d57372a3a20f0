import { inject } from "vitest";
import type { Context } from "~/core/context";
import { stepResearch } from "~/domains/directory/research/step-research.server";
import { researchRuns, researchSources } from "~/domains/directory/tables";

/** What the server knows for one test, and how its next answers fail (tests/support/research-server.ts). */
interface ResearchRoom {
  gleif?: { lei: string; name: string; country: string; city?: string; category?: string }[];
  wikidata?: { id: string; name: string; country: string; website?: string; employees?: number }[];
  feed?: string;
  robots?: string;
  fails?: string[];
}

export const researchServer = () => inject("research");

let made = 0;

/** A room of its own on the server, and the context whose sources are asked there. */
export async function inRoom<C extends Context>(ctx: C, room: ResearchRoom) {
  made += 1;
  const name = `Room${made}-${crypto.randomUUID().slice(0, 8)}`;
  const url = researchServer();
  const put = (what: ResearchRoom) =>
    fetch(`${url}/put?room=${name}`, { method: "POST", body: JSON.stringify(what) }).then((r) => r.text());
  await put(room);
  const config = {
    ...ctx.config,
    APP_NAME: name,
    GLEIF_URL: url,
    WIKIDATA_URL: url,
    FEED_ORIGIN: url,
    DNS_OVER_HTTPS_URL: inject("dns"),
  };
  const asked = async (): Promise<{ url: string; headers: Record<string, string> }[]> =>
    (await fetch(`${url}/asked?room=${name}`)).json();
  return { ctx: { ...ctx, config }, name, put, asked };
}

/** A code as an LEI is made, of a number. */
export const leiOf = (number: number) => `549300${String(number).padStart(12, "0")}00`;

/** Of the sources those of one kind alone, from the cursor on. */
export const leaveOnly = async (
  ctx: Context,
  kind: "gleif" | "wikidata" | "feed",
  cursor: string | null = null,
) => {
  for (const source of await ctx.db.select().from(researchSources))
    await ctx.d1
      .prepare(
        "UPDATE research_sources SET is_on = ?2, next_at = 0, cursor = ?3, failures = 0, added_on_day = 0 WHERE id = ?1",
      )
      .bind(source.id, source.kind === kind ? 1 : 0, source.kind === kind ? cursor : null)
      .run();
};

/** A run that goes on until the target, whatever ran before. */
export async function beginRun(ctx: Context, targetCount = 1_000_000): Promise<void> {
  await ctx.d1.batch([
    ctx.d1.prepare("UPDATE research_runs SET stopped_at = 1, outcome = 'stopped' WHERE stopped_at IS NULL"),
    ctx.d1.prepare("DELETE FROM research_requests"),
  ]);
  await ctx.db.insert(researchRuns).values({ targetCount, startedAt: ctx.now() });
}

/** Steps as often as it takes until every source was read whole: each is due again at once. */
export async function stepAll(ctx: Context, most = 80): Promise<void> {
  for (let step = 0; step < most; step += 1) {
    const { meta } = await ctx.d1
      .prepare("UPDATE research_sources SET next_at = 0 WHERE completed_at IS NULL AND is_on = 1")
      .run();
    if (meta.changes === 0) return;
    await stepResearch(ctx);
  }
}

import { and, desc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { Context } from "~/core/context";
import { DomainError, notFound } from "~/core/errors";
import { seal } from "~/core/secrets/seal.server";
import { auditIfChanged, auditStatement } from "~/domains/audit/audit.server";
import { isSourceName } from "../sources/sources";
import { researchErrors, researchSources } from "../tables";
import { requireFeedPlace } from "./feed-place.server";
import { listResearchSources } from "./get-research.server";
import { type ResearchSource, SEAL_USE } from "./open-source.server";
import { removeCopy } from "./read-feed.server";
import type { NewFeed, SourceChange } from "./schemas";

const MAX_FEEDS = 20;

const byId = (sourceId: number) => and(eq(researchSources.id, sourceId), isNull(researchSources.removedAt));
const targetOf = (sourceId: number) => `research-source:${sourceId}`;

/** @throws DomainError not_found */
export async function getResearchSource(ctx: Context, sourceId: number): Promise<ResearchSource> {
  const [source] = await ctx.db.select().from(researchSources).where(byId(sourceId)).limit(1);
  if (!source) throw notFound("This source");
  return source;
}

export const listResearchErrors = (ctx: Context, sourceId: number) =>
  ctx.db
    .select()
    .from(researchErrors)
    .where(eq(researchErrors.sourceId, sourceId))
    .orderBy(desc(researchErrors.id))
    .limit(20);

/**
 * Adds a feed. A removed feed with the same name is restored with its companies.
 * @throws DomainError invalid, conflict, limit_reached
 */
export async function addFeed(ctx: Context, { name, key, ...input }: NewFeed): Promise<ResearchSource> {
  const taken = () =>
    new DomainError("conflict", "A source with this name already exists. Choose another name.", {
      field: "name",
    });
  if (isSourceName(name)) throw taken();
  await requireFeedPlace(ctx, input.address);
  const feeds = (await listResearchSources(ctx)).filter(({ kind }) => kind === "feed");
  if (feeds.length >= MAX_FEEDS)
    throw new DomainError("conflict", `You’ve reached the limit of ${MAX_FEEDS} feeds. Remove one first.`);
  const values = {
    ...input,
    kind: "feed" as const,
    isOn: true,
    nextAt: ctx.now(),
    cursor: null,
    failures: 0,
    reason: null,
    detail: null,
    removedAt: null,
    licenceUrl: input.licenceUrl ?? null,
    homeUrl: input.homeUrl ?? null,
    encryptedKey: key ? await seal(ctx.config, SEAL_USE, name, key) : null,
  };
  const insert = ctx.db
    .insert(researchSources)
    .values({ ...values, key: name })
    .onConflictDoUpdate({
      target: researchSources.key,
      set: values,
      setWhere: isNotNull(researchSources.removedAt),
    })
    .returning();
  const target = sql`'research-source:' || (select id from research_sources where key = ${name})`;
  const audit = auditIfChanged(ctx, { action: "add-research-source", target, detail: { name } });
  const [[source]] = await ctx.db.batch([insert, audit]);
  if (!source) throw taken();
  return source;
}

async function changedKey(ctx: Context, before: ResearchSource, { key, address }: SourceChange) {
  if (key) return { encryptedKey: await seal(ctx.config, SEAL_USE, before.key, key) };
  const originOf = (text: string | null) => (text && URL.canParse(text) ? new URL(text).origin : text);
  if (before.encryptedKey && address && originOf(address) !== originOf(before.address))
    throw new DomainError("invalid", "Enter the key again, because the server changed.", {
      field: "key",
    });
  return {};
}

/** The changed source is requested again immediately. An empty key keeps the stored one. @throws DomainError not_found, invalid */
export async function changeResearchSource(
  ctx: Context,
  sourceId: number,
  { isOn, ...change }: SourceChange,
): Promise<ResearchSource> {
  const before = await getResearchSource(ctx, sourceId);
  const { key: _key, ...ofFeed } = change;
  const isFeed = before.kind === "feed";
  if (isFeed && change.address !== undefined) await requireFeedPlace(ctx, change.address);
  const asked = {
    ...(isOn === undefined ? {} : { isOn }),
    ...(isFeed ? ofFeed : {}),
    ...(isFeed ? await changedKey(ctx, before, change) : {}),
  };
  const fields = (Object.keys(asked) as (keyof typeof asked)[]).filter(
    (name) => asked[name] !== undefined && asked[name] !== before[name],
  );
  const isElsewhere = fields.includes("address") || fields.includes("format");
  const update = ctx.db
    .update(researchSources)
    .set({
      ...asked,
      ...(isElsewhere ? { cursor: null } : {}),
      failures: 0,
      reason: null,
      detail: null,
      nextAt: ctx.now(),
    })
    .where(byId(sourceId));
  const audit = auditStatement(ctx, {
    action: "change-research-source",
    target: targetOf(sourceId),
    detail: { name: before.key, fields, ...(isOn === undefined ? {} : { isOn }) },
  });
  await ctx.db.batch([update, audit]);
  return getResearchSource(ctx, sourceId);
}

/** Keeps the feed's companies, name and licence. @throws DomainError not_found, invalid for built-in sources */
export async function removeFeed(ctx: Context, sourceId: number): Promise<void> {
  const { kind, key } = await getResearchSource(ctx, sourceId);
  if (kind !== "feed")
    throw new DomainError("invalid", "You can pause built-in sources, but not remove them.");
  const remove = ctx.db
    .update(researchSources)
    .set({ removedAt: ctx.now(), encryptedKey: null, cursor: null })
    .where(byId(sourceId));
  const audit = auditIfChanged(ctx, {
    action: "remove-research-source",
    target: targetOf(sourceId),
    detail: { name: key },
  });
  await ctx.db.batch([remove, audit]);
  await removeCopy(ctx.files, { id: sourceId });
}

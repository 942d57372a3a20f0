import { eq, sql } from "drizzle-orm";
import type { Context } from "~/core/context";
import { auditStatement } from "~/domains/audit/audit.server";
import { SETTINGS, type Setting, type SettingKey } from "./settings";
import { settings } from "./tables";

const CACHE_TTL_MS = 30_000;

interface Kept {
  rows: Map<string, unknown>;
  readAt: number;
}

const NOTHING: Kept = { rows: new Map(), readAt: Number.NEGATIVE_INFINITY };

/** This isolate's cache; a change made here takes effect here immediately. */
const memory = new WeakMap<object, Kept>();

const readsOfRequests = new WeakMap<object, Promise<Map<string, unknown>>>();

async function rowsOf(ctx: Context): Promise<Map<string, unknown>> {
  const kept = memory.get(ctx.d1);
  if (kept && Math.abs(ctx.now().getTime() - kept.readAt) < CACHE_TTL_MS) return kept.rows;
  const read = readsOfRequests.get(ctx.db) ?? readRows(ctx).finally(() => readsOfRequests.delete(ctx.db));
  readsOfRequests.set(ctx.db, read);
  return read;
}

async function readRows({ d1, db, now }: Context): Promise<Map<string, unknown>> {
  const before = memory.get(d1) ?? { ...NOTHING };
  memory.set(d1, before);
  const readAt = now().getTime();
  const rows = new Map((await db.select().from(settings)).map(({ key, value }) => [key, value]));
  const isChanged = memory.get(d1) !== before;
  if (!isChanged) memory.set(d1, { rows, readAt });
  return rows;
}

/** Returns the built-in value if nothing is stored or the stored value no longer fits the schema. */
export async function readSetting<Key extends SettingKey>(ctx: Context, key: Key): Promise<Setting<Key>> {
  const { schema, builtIn } = SETTINGS[key];
  const stored = schema.safeParse((await rowsOf(ctx)).get(key));
  return (stored.success ? stored.data : builtIn) as Setting<Key>;
}

export function invalidateSettings({ d1, db }: Context): void {
  memory.delete(d1);
  readsOfRequests.delete(db);
}

/** Null deletes the row. A `patch` writes only its fields, so that concurrent changes to different fields both succeed. */
export function settingStatement<Key extends SettingKey>(
  ctx: Context,
  key: Key,
  value: Setting<Key>,
  patch?: object,
) {
  if (value === null) return ctx.db.delete(settings).where(eq(settings.key, key));
  const changed = { changedAt: ctx.now(), changedBy: ctx.actor.kind === "user" ? ctx.actor.userId : null };
  const merged = patch ? sql`json_patch(${settings.value}, ${JSON.stringify(patch)})` : value;
  return ctx.db
    .insert(settings)
    .values({ key, value, ...changed })
    .onConflictDoUpdate({ target: settings.key, set: { value: merged, ...changed } });
}

export function readSettingAnew<Key extends SettingKey>(ctx: Context, key: Key): Promise<Setting<Key>> {
  invalidateSettings(ctx);
  return readSetting(ctx, key);
}

export async function changeSetting<Key extends SettingKey>(
  ctx: Context,
  key: Key,
  value: Setting<Key>,
  detail: Record<string, unknown> = {},
): Promise<void> {
  await ctx.db.batch([
    settingStatement(ctx, key, value),
    auditStatement(ctx, { action: "change-setting", target: `setting:${key}`, detail }),
  ]);
  invalidateSettings(ctx);
}

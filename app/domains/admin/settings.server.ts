import type { Context } from "~/core/context";
import { auditStatement } from "./audit.server";
import { SETTINGS, type Setting, type SettingKey } from "./settings";
import { settings } from "./tables";

/** How long another isolate may go on with what it read, in milliseconds. */
const KEPT_MS = 30_000;

interface Kept {
  rows: Map<string, unknown>;
  readAt: number;
}

/** What this isolate read last; a change made here is seen here at once. */
const memory = new WeakMap<object, Kept>();

async function rowsOf({ d1, db, now }: Context): Promise<Map<string, unknown>> {
  const kept = memory.get(d1);
  const at = now().getTime();
  if (kept && Math.abs(at - kept.readAt) < KEPT_MS) return kept.rows;
  const rows = new Map((await db.select().from(settings)).map(({ key, value }) => [key, value]));
  memory.set(d1, { rows, readAt: at });
  return rows;
}

/** A setting of the operator, or its built-in value: also when what is stored no longer fits. */
export async function readSetting<Key extends SettingKey>(ctx: Context, key: Key): Promise<Setting<Key>> {
  const { schema, builtIn } = SETTINGS[key];
  const stored = schema.safeParse((await rowsOf(ctx)).get(key));
  return (stored.success ? stored.data : builtIn) as Setting<Key>;
}

/** Stores a setting with its line of the audit trail. `detail` names what changed: no secrets. */
export async function changeSetting<Key extends SettingKey>(
  ctx: Context,
  key: Key,
  value: Setting<Key>,
  detail: Record<string, unknown> = {},
): Promise<void> {
  const changedBy = ctx.actor.kind === "user" ? ctx.actor.userId : null;
  const row = { value, changedAt: ctx.now(), changedBy };
  await ctx.db.batch([
    ctx.db
      .insert(settings)
      .values({ key, ...row })
      .onConflictDoUpdate({ target: settings.key, set: row }),
    auditStatement(ctx, { action: "change-setting", target: `setting:${key}`, detail }),
  ]);
  memory.delete(ctx.d1);
}

import type { BatchItem } from "drizzle-orm/batch";
import type { Context } from "~/core/context";
import { plural } from "~/core/format";
import { auditStatement } from "~/domains/audit/audit.server";
import { finishDraftsStatement } from "~/domains/billing/invoices/draft-invoices.server";
import { type OperatorIdentity, sellerOf } from "~/domains/settings/operator-identity";
import type { Setting, SettingKey } from "~/domains/settings/settings";
import { invalidateSettings, readSetting, settingStatement } from "~/domains/settings/settings.server";
import { countClaims } from "./public-figures.server";
import type { SettingsChange } from "./settings-schemas";

const SECTIONS = [
  "claims",
  "salesEmail",
  "operator",
  "localPrices",
  "passwordMinimum",
  "linkDomains",
  "oneToOneEmail",
  "switches",
] as const;

const isSection = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function shown(value: unknown): string {
  if (Array.isArray(value)) return plural(value.length, "entry", "entries");
  return isSection(value) ? JSON.stringify(value) : String(value ?? "none");
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

function differing(key: string, before: unknown, sent: unknown) {
  const [old, fresh] =
    isSection(before) && isSection(sent) ? [before, sent] : [{ [key]: before }, { [key]: sent }];
  const names = Object.keys(fresh).filter(
    (name) => fresh[name] !== undefined && !isSame(fresh[name], old[name]),
  );
  return {
    patch: Object.fromEntries(names.map((name) => [name, fresh[name]])),
    detail: Object.fromEntries(names.map((name) => [name, `${shown(old[name])} to ${shown(fresh[name])}`])),
  };
}

/** Saves changed settings in one batch. Claims switched to live are counted immediately. */
export async function changeSettings(ctx: Context, input: SettingsChange): Promise<void> {
  invalidateSettings(ctx);
  const statements: BatchItem<"sqlite">[] = [];
  for (const key of SECTIONS) {
    if (input[key] === undefined) continue;
    const before = await readSetting(ctx, key);
    const { patch, detail } = differing(key, before, input[key]);
    if (Object.keys(patch).length === 0) continue;
    const [value, part] =
      isSection(before) && isSection(input[key]) ? [{ ...before, ...patch }, patch] : [input[key], undefined];
    statements.push(
      settingStatement(ctx, key, value as Setting<SettingKey>, part),
      auditStatement(ctx, { action: "change-setting", target: `setting:${key}`, detail }),
    );
    const seller = key === "operator" ? sellerOf(value as OperatorIdentity) : null;
    if (seller) statements.push(finishDraftsStatement(ctx, seller));
  }
  if (input.claims?.mode === "live")
    statements.push(settingStatement(ctx, "liveClaims", await countClaims(ctx)));
  const [first, ...rest] = statements;
  if (first) await ctx.db.batch([first, ...rest]);
  invalidateSettings(ctx);
}

import { getTableColumns, sql } from "drizzle-orm";
import type { BusinessContext } from "~/core/context";
import { DomainError } from "~/core/errors";
import { toUnixSeconds } from "~/core/seconds";
import { IF_UNCHANGED, isAborted, statement } from "~/core/statement";
import { withQuota } from "~/domains/quotas/charge-quota.server";
import { suppressAliasesStatement } from "~/domains/suppressions/suppress-aliases.server";
import { getSocialLead, socialLeadsByIds } from "../list-leads.server";
import { type SocialLead, socialLeadMerges, socialLeads } from "../tables";
import { findMergeOf } from "./list-merges.server";
import { type MergeLeadsInput, mergedLead } from "./merge-fields";
import { movedJson, moveSql, snapshot } from "./merge-sql";

const ITSELF = "Choose a different lead to merge with.";
const NOT_OF_IT = "Choose one of these two leads.";
const DEMO = "Demo leads and real leads can’t be merged.";
const CHANGING = "A lead was updated elsewhere. Reload and try again.";
const NOTE = "Merged with a social lead who opted out of emails.";

const stored = (value: unknown): string | number | null => {
  if (value instanceof Date) return toUnixSeconds(value);
  if (typeof value === "boolean") return Number(value);
  if (Array.isArray(value)) return JSON.stringify(value);
  return (value ?? null) as string | number | null;
};

function changesOf(kept: SocialLead, merged: SocialLead): Record<string, [unknown, unknown]> {
  const columns = Object.entries(getTableColumns(socialLeads));
  return Object.fromEntries(
    columns.flatMap(([name, column]) => {
      const [before, after] = [kept, merged].map((lead) => stored(lead[name as keyof SocialLead]));
      return before === after ? [] : [[column.name, [before ?? null, after ?? null]]];
    }),
  );
}

const lost = (kept: string | null, keys: readonly (string | null)[]) =>
  keys.find((key) => key !== null && key !== kept) ?? null;

/** For a lead outside the request's path, the error names its field. */
async function requireOther(ctx: BusinessContext, leadId: number, otherId: number): Promise<void> {
  const found = await socialLeadsByIds(ctx, [leadId, otherId]);
  const isThere = (id: number) => found.some((lead) => lead.id === id);
  if (isThere(otherId) || !isThere(leadId)) return;
  throw new DomainError("invalid", "The other lead wasn’t found.", { field: "otherId" });
}

interface MergedLeads {
  lead: SocialLead;
  mergeId: number;
}

async function twoLeads(ctx: BusinessContext, keptId: number, otherId: number) {
  const seal = (id: number) =>
    statement(
      ctx,
      sql`select ${snapshot("l")} as seal from ${socialLeads} l where l.id = ${id} and l.account_id = ${ctx.account.id}`,
    ).first<string>("seal");
  // Snapshots are created before reading, so that a change in between is detected.
  const [keptSeal, otherSeal] = [await seal(keptId), await seal(otherId)];
  const [kept, other] = [await getSocialLead(ctx, keptId), await getSocialLead(ctx, otherId)];
  if (kept.isDemo !== other.isDemo) throw new DomainError("conflict", DEMO);
  return { kept, other, keptSeal, otherSeal };
}

async function mergeOnce(
  ctx: BusinessContext,
  { keptId, otherId, from }: { keptId: number; otherId: number; from: MergeLeadsInput["from"] },
): Promise<void> {
  const { kept, other, keptSeal, otherSeal } = await twoLeads(ctx, keptId, otherId);
  const merged = mergedLead(kept, other, from);
  const changes = changesOf(kept, merged);
  const now = toUnixSeconds(ctx.now());
  const emails = [kept, other].flatMap(({ email }) => email ?? []);
  const claim = sql`insert into ${socialLeadMerges} (account_id, kept_id, lead_id, merged_id, email_key, phone_key, removed,
      moved, changes, merged_at, merged_by, is_demo)
    select k.account_id, k.id, k.id, o.id, ${lost(merged.emailKey, [kept.emailKey, other.emailKey])},
      ${lost(merged.phoneKey, [kept.phoneKey, other.phoneKey])}, ${snapshot("o")}, ${movedJson(ctx, { keptId, otherId })},
      ${JSON.stringify(changes)}, ${now}, ${ctx.actor.userId}, o.is_demo
    from ${socialLeads} k join ${socialLeads} o on o.id = ${otherId} and o.account_id = k.account_id
    where k.id = ${keptId} and k.account_id = ${ctx.account.id} and ${snapshot("k")} = ${keptSeal}
      and ${snapshot("o")} = ${otherSeal}`;
  const set = Object.entries({ ...changes, updated_at: [null, now] }).map(
    ([column, [, after]]) => sql`${sql.raw(column)} = ${after}`,
  );
  const write = [
    ...moveSql(ctx, { keptId, otherId }),
    sql`update ${socialLeads} set ${sql.join(set, sql`, `)} where id = ${keptId} and account_id = ${ctx.account.id}`,
  ];
  await withQuota(ctx, { rows: 2 }, (count) =>
    ctx.d1.batch([
      statement(ctx, count),
      statement(ctx, claim),
      ctx.d1.prepare(IF_UNCHANGED),
      ...(merged.email === null
        ? []
        : [
            suppressAliasesStatement(
              ctx,
              merged.email,
              emails.filter((email) => email !== merged.email),
              NOTE,
            ),
          ]),
      ...write.map((query) => statement(ctx, query)),
    ]),
  );
}

/**
 * Merges two leads of one person: the kept lead gets the chosen fields and all records of the other. One batch:
 * submitted twice, or the other way around concurrently, it runs once. @throws DomainError not_found, invalid,
 * conflict, limit_reached
 */
export async function mergeSocialLeads(
  ctx: BusinessContext,
  leadId: number,
  input: MergeLeadsInput,
): Promise<MergedLeads> {
  const pair = [leadId, input.otherId];
  if (leadId === input.otherId) throw new DomainError("invalid", ITSELF, { field: "otherId" });
  const keptId = input.keptId ?? leadId;
  if (![keptId, ...Object.values(input.from)].every((id) => id === undefined || pair.includes(id)))
    throw new DomainError("invalid", NOT_OF_IT, { field: "keptId" });
  const otherId = keptId === leadId ? input.otherId : leadId;
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const done = await findMergeOf(ctx, pair);
    if (done) return { lead: await getSocialLead(ctx, done.leadId), mergeId: done.id };
    await requireOther(ctx, leadId, input.otherId);
    try {
      await mergeOnce(ctx, { keptId, otherId, from: input.from });
    } catch (error) {
      // A concurrent request may have merged them.
      if (!isAborted(error) && !(await findMergeOf(ctx, pair))) throw error;
    }
  }
  const done = await findMergeOf(ctx, pair);
  if (done) return { lead: await getSocialLead(ctx, done.leadId), mergeId: done.id };
  throw new DomainError("conflict", CHANGING);
}

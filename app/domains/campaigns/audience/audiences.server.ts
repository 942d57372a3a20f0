import { and, desc, eq, sql } from "drizzle-orm";
import { type AccountContext, type BusinessContext, isDemoWork } from "~/core/context";
import { formatDayOfYear, plural } from "~/core/format";
import { inJsonArray } from "~/core/statement";
import { localDay } from "~/core/time/local-time";
import { readerZone } from "~/core/time/time-zones";
import { findImport } from "~/domains/directory/imports/imports.server";
import { contactFilterText, isContactQuery } from "~/domains/directory/search/contact-query";
import { findLeadSearch } from "~/domains/lead-search/lead-searches.server";
import { listTagNames } from "~/domains/tags/tags.server";
import { MAX_NAME_LENGTH } from "../campaign-policy";
import { audiences } from "../tables";
import { type AudienceSource, notFoundAudience, parseSource, sourceText } from "./audience";

export interface SavedAudience {
  id: number;
  name: string;
  source: AudienceSource;
}

const saved = ({ id, name, source }: Pick<typeof audiences.$inferSelect, "id" | "name" | "source">) => {
  const parsed = parseSource(source);
  return parsed ? [{ id, name, source: parsed }] : [];
};

const COLUMNS = { id: audiences.id, name: audiences.name, source: audiences.source };

export async function findAudience(ctx: AccountContext, audienceId: number): Promise<SavedAudience | null> {
  return (await findAudiences(ctx, [audienceId])).get(audienceId) ?? null;
}

export async function findAudiences(
  ctx: AccountContext,
  ids: readonly number[],
): Promise<Map<number, SavedAudience>> {
  if (ids.length === 0) return new Map();
  const rows = await ctx.db
    .select(COLUMNS)
    .from(audiences)
    .where(and(sql`${audiences.id} in ${inJsonArray(ids)}`, eq(audiences.accountId, ctx.account.id)));
  return new Map(rows.flatMap(saved).map((row) => [row.id, row]));
}

export async function listAudiences(ctx: AccountContext, limit: number): Promise<SavedAudience[]> {
  const rows = await ctx.db
    .select(COLUMNS)
    .from(audiences)
    .where(eq(audiences.accountId, ctx.account.id))
    .orderBy(desc(audiences.id))
    .limit(limit);
  return rows.flatMap(saved);
}

const dayText = (ctx: AccountContext, at: Date) =>
  formatDayOfYear(new Date(`${localDay(at, readerZone(ctx))}T00:00:00Z`));

/** "Imported contacts, 27 Nov" */
export async function audienceName(ctx: AccountContext, source: AudienceSource): Promise<string> {
  const today = dayText(ctx, ctx.now());
  switch (source.kind) {
    case "search":
      return (await findLeadSearch(ctx, source.id))?.searchName ?? "Lead search";
    case "list":
      return (await findAudience(ctx, source.id))?.name ?? "Saved list";
    case "tag": {
      const named = (await listTagNames(ctx)).find(([id]) => id === source.id);
      return named ? `Contacts tagged “${named[1]}”` : "Tagged contacts";
    }
    case "import":
      return `Imported contacts, ${dayText(ctx, (await findImport(ctx, source.id))?.createdAt ?? ctx.now())}`;
    case "selection":
      return `${plural(source.ids.length, "selected contact")}, ${today}`;
    case "contacts": {
      const words = new URLSearchParams(source.filter).get("search");
      if (source.filter === "" || source.filter === "scope=own")
        return source.filter ? "Own contacts" : "All contacts";
      return words ? `Contacts matching “${words}”` : `Filtered contacts, ${today}`;
    }
  }
}

/** The one spelling of a source; null for one that is not there, or not the account's. */
export async function findSource(
  ctx: AccountContext,
  source: AudienceSource,
): Promise<AudienceSource | null> {
  switch (source.kind) {
    case "search":
      return (await findLeadSearch(ctx, source.id)) && source;
    case "tag":
      return (await listTagNames(ctx)).some(([id]) => id === source.id) ? source : null;
    case "import":
      return (await findImport(ctx, source.id)) && source;
    case "list":
      return (await findAudience(ctx, source.id))?.source ?? null;
    case "selection":
      return source;
    case "contacts": {
      const query = new URLSearchParams(source.filter);
      const me = ctx.actor.kind === "user" ? ctx.actor.userId : null;
      return isContactQuery(query) ? { kind: "contacts", filter: contactFilterText(query, me) } : null;
    }
  }
}

/** @throws DomainError not_found, of the field */
export async function checkedSource(ctx: AccountContext, source: AudienceSource): Promise<AudienceSource> {
  const found = await findSource(ctx, source);
  if (!found) throw notFoundAudience();
  return found;
}

/** Saved once for each source: pressing again finds the same list. @throws as `checkedSource` */
export async function saveAudience(
  ctx: BusinessContext,
  asked: AudienceSource,
  name?: string | null,
): Promise<SavedAudience> {
  const source = await checkedSource(ctx, asked);
  const text = sourceText(source);
  const given = name || (await audienceName(ctx, source));
  const [row] = await ctx.db
    .insert(audiences)
    .values({
      accountId: ctx.account.id,
      createdBy: ctx.actor.userId,
      name: given.slice(0, MAX_NAME_LENGTH),
      source: text,
      isDemo: isDemoWork(ctx),
      createdAt: ctx.now(),
    })
    .onConflictDoUpdate({
      target: [audiences.accountId, audiences.source],
      set: name ? { name: given.slice(0, MAX_NAME_LENGTH) } : { source: text },
    })
    .returning(COLUMNS);
  const [found] = row ? saved(row) : [];
  if (!found) throw notFoundAudience();
  return found;
}

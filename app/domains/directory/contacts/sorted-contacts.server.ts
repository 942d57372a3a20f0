import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { readAfter } from "~/core/lists/keyset";
import { pageOf } from "~/core/pagination";
import { inJsonArray } from "~/core/statement";
import type { ContactSort } from "../search/browse-query";
import { contacts } from "../tables";
import type { Contact } from "./contact";

type Sort = Exclude<ContactSort, "newest">;

const KEYS: Record<Sort, SQL<string>> = {
  name: sql<string>`lower(contact_name)`,
  company: sql<string>`ifnull(lower(company_name), char(65535))`,
};

const isHidden = (ctx: AccountContext) =>
  sql<number>`exists (select 1 from hidden_contacts h where h.account_id = ${ctx.account.id} and h.contact_id = ${contacts.id})`;

interface Window {
  limit: number;
  cursor?: number | undefined;
  sort: Sort;
}

async function lastSeen(ctx: AccountContext, { cursor, sort }: Window) {
  if (cursor === undefined) return undefined;
  const isSeen = sql`${contacts.id} = ${cursor} and (+${contacts.accountId} = ${ctx.account.id} or ${contacts.accountId} is null)`;
  const [last] = await ctx.db
    .select({ key: KEYS[sort], id: contacts.id })
    .from(contacts)
    .where(isSeen)
    .limit(1);
  return last ?? null;
}

type Last = Awaited<ReturnType<typeof lastSeen>>;

function read(ctx: AccountContext, whose: SQL | undefined, last: Last, sort: Sort, limit: number) {
  const order = { key: KEYS[sort], id: contacts.id };
  const some = (where: SQL | undefined, by: SQL[], limit: number) =>
    ctx.db
      .select({ contact: contacts, key: order.key, isHidden: isHidden(ctx) })
      .from(contacts)
      .where(and(whose, where))
      .orderBy(...by)
      .limit(limit);
  return readAfter(some, order, last ?? undefined, limit);
}

/** Extra shared contacts read per page, to replace hidden ones; a page may still be shorter. */
const SPARE = 10;

/** All visible contacts, merged from two indexes; empty if the cursor is another account's. */
export async function contactsInOrder(ctx: AccountContext, window: Window, isOwnOnly: boolean) {
  const { limit, sort } = window;
  const last = await lastSeen(ctx, window);
  if (last === null) return { rows: [], next: null };
  const rowLimit = limit + 1;
  const own = await read(ctx, eq(contacts.accountId, ctx.account.id), last, sort, rowLimit);
  const shared = isOwnOnly ? [] : await read(ctx, isNull(contacts.accountId), last, sort, rowLimit + SPARE);
  const isBefore = (a: (typeof own)[number], b: (typeof own)[number]) =>
    a.key === b.key ? a.contact.id - b.contact.id : a.key < b.key ? -1 : 1;
  const end = shared.length === rowLimit + SPARE ? shared.at(-1) : undefined;
  const found = [...own, ...shared].sort(isBefore).filter((row) => !end || isBefore(row, end) <= 0);
  const seen = found.filter((row) => !row.isHidden).slice(0, rowLimit);
  const page = pageOf(seen, limit, ({ contact }) => contact.id);
  const next = page.next ?? (end ? (found.at(-1)?.contact.id ?? null) : null);
  return { rows: page.rows.map(({ contact }) => contact), next };
}

/** A page of search results in the window's sort order. */
export async function foundInOrder(ctx: AccountContext, ids: readonly number[], window: Window) {
  const { limit, sort } = window;
  const last = await lastSeen(ctx, window);
  if (last === null) return { rows: [] as Contact[], next: null };
  const found = await read(ctx, sql`${contacts.id} in ${inJsonArray(ids)}`, last, sort, limit + 1);
  return pageOf(
    found.map(({ contact }) => contact),
    limit,
    ({ id }) => id,
  );
}

import { and, desc, eq, lt, type SQL, sql } from "drizzle-orm";
import type { Context } from "~/core/context";
import { emailKey } from "~/core/email";
import { notFound } from "~/core/errors";
import { type Page, pageOf } from "~/core/pagination";
import { searchKey } from "~/core/text";
import { accounts, users } from "../tables";

const columns = {
  id: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  email: users.email,
  emailKey: users.emailKey,
  userType: users.userType,
  isAdmin: users.isAdmin,
  isDemo: users.isDemo,
  role: users.role,
  accountId: users.accountId,
  companyName: accounts.name,
  plan: accounts.plan,
  createdAt: users.createdAt,
  emailVerifiedAt: users.emailVerifiedAt,
  suspendedAt: users.suspendedAt,
  deactivatedAt: users.deactivatedAt,
  secondFactorSince: users.totpConfirmedAt,
  profilePicture: users.profilePicture,
};

const select = (ctx: Context) =>
  ctx.db.select(columns).from(users).leftJoin(accounts, eq(accounts.id, users.accountId));

interface UserFilter {
  search?: string | undefined;
  userType?: UserType | "all" | undefined;
  limit: number;
  cursor?: number | undefined;
}

type UserType = (typeof users.$inferSelect)["userType"];

export type UserRow = Awaited<ReturnType<typeof select>>[number];

export async function findUser(ctx: Context, userId: number): Promise<typeof users.$inferSelect | undefined> {
  const [user] = await ctx.db.select().from(users).where(eq(users.id, userId)).limit(1);
  return user;
}

export async function findUserId(ctx: Context, email: string): Promise<number | undefined> {
  const [user] = await ctx.db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.emailKey, emailKey(email)))
    .limit(1);
  return user?.id;
}

/** @throws DomainError not_found */
export async function getUser(ctx: Context, userId: number): Promise<UserRow> {
  const [row] = await select(ctx).where(eq(users.id, userId)).limit(1);
  if (!row) throw notFound("This user");
  return row;
}

async function totalOf(ctx: Context, userType: string | null): Promise<number> {
  const row = await ctx.d1
    .prepare("SELECT sum(count) AS count FROM user_totals WHERE ?1 IS NULL OR user_type = ?1")
    .bind(userType)
    .first<{ count: number | null }>();
  return row?.count ?? 0;
}

const typeOf = ({ userType }: UserFilter) => (userType === undefined || userType === "all" ? null : userType);

/** With search words: users whose address starts with them, or whose name contains words that do. Reads at most 300 rows. */
export async function listUsers(ctx: Context, query: UserFilter): Promise<Page<UserRow>> {
  if (query.search) return findUsers(ctx, query, query.search);
  const type = typeOf(query);
  const conditions: SQL[] = [];
  if (type) conditions.push(eq(users.userType, type));
  if (query.cursor) conditions.push(lt(users.id, query.cursor));
  const found = await select(ctx)
    .where(and(...conditions))
    .orderBy(desc(users.id))
    .limit(query.limit + 1);
  const { rows, next } = pageOf(found, query.limit, (last) => last.id);
  return {
    rows,
    next,
    total: { count: await totalOf(ctx, type), isExact: true },
  };
}

const BEGINS = `SELECT id FROM (SELECT id FROM users WHERE email_key >= ?1 AND email_key < ?1 || char(1114111) LIMIT ?2)
UNION SELECT id FROM (SELECT rowid AS id FROM user_search WHERE user_search MATCH ?3 ORDER BY rowid DESC LIMIT ?2)`;

const MAX_WORDS = 6;

const nameMatch = (text: string) =>
  (searchKey(text).match(/[\p{L}\p{N}]+/gu) ?? [])
    .slice(0, MAX_WORDS)
    .map((word) => `"${word}" *`)
    .join(" AND ") || '""';

async function findUsers(ctx: Context, query: UserFilter, term: string): Promise<Page<UserRow>> {
  const { results } = await ctx.d1
    .prepare(BEGINS)
    .bind(emailKey(term), query.limit + 1, nameMatch(term))
    .all<{ id: number }>();
  const found = await select(ctx)
    .where(sql`${users.id} in (select value from json_each(${JSON.stringify(results.map(({ id }) => id))}))`)
    .orderBy(desc(users.id));
  const type = typeOf(query);
  const rows = found.filter((user) => !type || user.userType === type);
  const isExact = results.length <= query.limit;
  return { rows: rows.slice(0, query.limit), next: null, total: { count: rows.length, isExact } };
}

import { type SQL, sql } from "drizzle-orm";
import { type Context, isDemoWork } from "~/core/context";
import { DomainError } from "~/core/errors";
import { toUnixSeconds } from "~/core/seconds";
import { notifications } from "./tables";

interface Notice {
  /** Required if the context has no user. */
  accountId?: number;
  userId: number | SQL<number>;
  /** Permanent key of the cause: a second notification with the same cause is not stored. */
  cause: string;
  kind: (typeof notifications.$inferInsert)["kind"];
  title: string;
  text?: string | null;
  path: string | SQL<string>;
  isDemo?: boolean;
}

const cut = (text: string, length: number) => [...text].slice(0, length).join("");

export function notifyStatement(ctx: Context, notice: Notice, onlyIf: SQL = sql`true`) {
  const { accountId, userId, cause, kind, title, text, path, isDemo = isDemoWork(ctx) } = notice;
  const targetAccountId = accountId ?? ctx.account?.id;
  if (targetAccountId === undefined) throw new DomainError("invalid", "Notifications need an account.");
  const now = toUnixSeconds(ctx.now());
  return ctx.db
    .insert(notifications)
    .select(
      sql`select null, ${targetAccountId}, ${userId}, ${cause}, ${kind}, ${cut(title, 200)}, ${text ? cut(text, 500) : null}, ${path},
        ${now}, null, null, ${isDemo ? 1 : 0} where ${onlyIf}`,
    )
    .onConflictDoNothing({ target: [notifications.userId, notifications.cause] });
}

/** `rows` selects account_id, user_id, cause, kind, title, text, path and created_at, with a `where`. */
export const notifyEach = (rows: SQL): SQL =>
  sql`insert into ${notifications} (account_id, user_id, cause, kind, title, text, path, created_at)
    ${rows} on conflict (user_id, cause) do nothing`;

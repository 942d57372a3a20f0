import { type SQL, sql } from "drizzle-orm";
import { type BusinessContext, isDemoWork } from "~/core/context";
import { toUnixSeconds } from "~/core/seconds";
import { statement } from "~/core/statement";
import { withQuota } from "~/domains/quotas/charge-quota.server";
import { type SocialImport, socialImports } from "./tables";

interface Facts extends Pick<SocialImport, "kind" | "platform" | "columns" | "total"> {
  fileKey?: string;
  fileName?: string | null;
  delimiter?: string;
  unreadColumns?: string[];
}

/** Returns null if the condition does not hold. */
export async function writeImport(
  ctx: BusinessContext,
  facts: Facts,
  bytes: number,
  onlyIf: SQL = sql`true`,
): Promise<number | null> {
  const { kind, platform, fileKey = null, fileName = null, delimiter = null, columns, total } = facts;
  const unread = facts.unreadColumns?.length ? JSON.stringify(facts.unreadColumns) : null;
  const isDemo = isDemoWork(ctx) || ctx.account.isDemo ? 1 : 0;
  const insert = sql`insert into ${socialImports} (account_id, created_by, kind, platform, file_key, file_name, delimiter,
      columns, unread_columns, status, removal, total, created_at, is_demo)
    select ${ctx.account.id}, ${ctx.actor.userId}, ${kind}, ${platform}, ${fileKey}, ${fileName}, ${delimiter},
      ${JSON.stringify(columns)}, ${unread}, 'running', 'possible', ${total}, ${toUnixSeconds(ctx.now())}, ${isDemo} where ${onlyIf} returning id`;
  const [written] = await withQuota(
    ctx,
    { jobs: 1, bytes },
    (count) => ctx.d1.batch<{ id: number }>([statement(ctx, insert), statement(ctx, count)]),
    { onlyIf: sql`changes() > 0` },
  );
  return written?.results[0]?.id ?? null;
}

import { type SQL, sql } from "drizzle-orm";
import type { Context } from "~/core/context";
import { toUnixSeconds } from "~/core/seconds";
import { statement } from "~/core/statement";
import { LOGO_PREFIX } from "./files.server";

const BATCH_SIZE = 200;

interface FileColumns {
  id: SQL;
  accountId: SQL;
  isLogo: SQL;
  name: SQL;
}

export async function purgeFiles(
  ctx: Context,
  { since, before }: { since: Date; before: Date },
  isUsedElsewhere: (file: FileColumns) => SQL,
): Promise<number> {
  const file = {
    id: sql`f.id`,
    accountId: sql`f.account_id`,
    isLogo: sql`f.kind = 'logo'`,
    name: sql`substr(f.key, ${LOGO_PREFIX.length + 1})`,
  };
  const gone = sql`delete from outreach_files where id in (
    select f.id from outreach_files f where f.created_at < ${toUnixSeconds(before)} and f.created_at >= ${toUnixSeconds(since)}
      and not exists (select 1 from outreach_templates t where t.file_id is not null and t.file_id = f.id)
      and not exists (select 1 from signatures g where g.logo_file_id is not null and g.logo_file_id = f.id)
      and not ${isUsedElsewhere(file)} limit ${BATCH_SIZE}) returning key`;
  const { results } = await statement(ctx, gone).all<{ key: string }>();
  if (results.length > 0) await ctx.files.delete(results.map(({ key }) => key));
  return results.length;
}

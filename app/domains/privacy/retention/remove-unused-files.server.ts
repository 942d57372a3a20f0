import { sql } from "drizzle-orm";
import type { Context } from "~/core/context";
import { secondsOf } from "~/core/seconds";
import { statement } from "~/core/statement";
import { isInLetterhead, isInSingleMail } from "~/domains/messages/sent-files";
import { LOGO_PREFIX } from "~/domains/templates/files/files.server";

const DAY = 86_400;
/** Seconds back that a run looks: files are judged while they are new. */
const LOOKS_BACK = 31 * DAY;
const AT_ONCE = 200;
const PIECES = 40;

/**
 * Removes files that were uploaded more than a day ago for a form that was never completed: no template, step, mail or
 * signature names them. Safe to repeat. Returns how many.
 */
export async function removeUnusedFiles(ctx: Context): Promise<number> {
  const now = secondsOf(ctx.now());
  const id = sql`f.id`;
  const unused = sql`select f.id from outreach_files f where f.created_at < ${now - DAY} and f.created_at >= ${now - LOOKS_BACK}
    and not exists (select 1 from outreach_templates t where t.file_id is not null and t.file_id = f.id)
    and not exists (select 1 from campaign_steps c where c.file_id is not null and c.file_id = f.id)
    and not exists (select 1 from campaign_translations r where r.file_id is not null and r.file_id = f.id)
    and not exists (select 1 from signatures g where g.logo_file_id is not null and g.logo_file_id = f.id)
    and not ${isInSingleMail(id)}
    and (f.kind <> 'logo' or not ${isInLetterhead(sql`f.account_id`, sql`substr(f.key, ${LOGO_PREFIX.length + 1})`)})
    limit ${AT_ONCE}`;
  let removed = 0;
  for (let piece = 0; piece < PIECES; piece += 1) {
    const gone = sql`delete from outreach_files where id in (${unused}) returning key`;
    const { results } = await statement(ctx, gone).all<{ key: string }>();
    if (results.length === 0) break;
    await ctx.files.delete(results.map(({ key }) => key));
    removed += results.length;
  }
  return removed;
}

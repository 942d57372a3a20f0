import type { Context } from "~/core/context";
import { secondsOf } from "~/core/seconds";

const AT_ONCE = 500;
const OLD = `select id from mails where created_at < ?1 and state not in ('queued', 'sending')`;

const run = async (ctx: Context, sql: string, before: Date): Promise<number> => {
  const seconds = secondsOf(before);
  return (await ctx.d1.prepare(sql).bind(seconds).run()).meta.changes;
};

/** Empties the text of at most 500 mails that are older and no job's work any more; returns how many. */
export const emptyOldMails = (ctx: Context, before: Date) =>
  run(
    ctx,
    `update mails set text = '', html = '' where id in (${OLD} and text <> '' limit ${AT_ONCE})`,
    before,
  );

export const removeOldMails = (ctx: Context, before: Date) =>
  run(ctx, `delete from mails where id in (${OLD} limit ${AT_ONCE})`, before);

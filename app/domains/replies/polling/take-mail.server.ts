import type { Inbox as ImapInbox } from "~/adapters/imap/inbox";
import type { Account, Context } from "~/core/context";
import { MOST_BODY, MOST_REPORT } from "~/domains/mailboxes/inboxes/inbox-policy";
import { findByMessageIds } from "~/domains/messages/find-message.server";
import { writeIfAllowed } from "~/domains/quotas/count-use.server";
import { EVENT_ROWS } from "~/domains/quotas/policy";
import { takingsOf } from "~/domains/quotas/takings";
import { readMail } from "../reading/read-mail.server";
import { reportOf } from "../reading/read-report";
import { receiveMail } from "../responses/receive-mail.server";
import type { Wanted } from "./mails-of-ours.server";

async function isOfOurs(ctx: Context, raw: Uint8Array, account: Account): Promise<boolean> {
  const report = reportOf(await readMail(raw));
  return report !== null && (await findByMessageIds(ctx, report.messageIds, account.id)) !== null;
}

/** Reads the body of one mail and receives it; false when the allowance of the day is used up. One that is gone is passed over. */
export async function takeMail(
  ctx: Context,
  inbox: ImapInbox,
  { uid, kind }: Wanted,
  { account, toAddress }: { account: Account; toAddress: string },
): Promise<boolean> {
  const raw = await inbox.body(uid, kind === "report" ? MOST_REPORT : MOST_BODY);
  if (!raw || (kind === "report" && !(await isOfOurs(ctx, raw, account)))) return true;
  const takings = takingsOf(account, { rows: EVENT_ROWS }, ctx.now());
  const counted = await writeIfAllowed(ctx, takings, (count) => count.run());
  if (!counted) return false;
  await receiveMail(ctx, raw, { accountId: account.id, to: toAddress });
  return true;
}

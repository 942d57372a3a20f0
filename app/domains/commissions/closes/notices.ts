import { type SQL, sql } from "drizzle-orm";
import type { Context } from "~/core/context";
import { formatUsd } from "~/core/format";
import { toUnixSeconds } from "~/core/seconds";
import { notifyEach } from "~/domains/notifications/notify.server";
import { COMMISSIONS } from "~/paths/agents/commissions";
import { DASHBOARD } from "~/paths/agents/dashboard";
import { closes } from "../tables";
import { ANSWER_DAYS } from "./policy";

interface Reported {
  ownerId: number;
  sharedLeadId: number;
  value: number;
}

export const reportedNotice = (ctx: Context, { ownerId, sharedLeadId, value }: Reported): SQL =>
  notifyEach(sql`select account_id, ${ownerId}, 'close:' || id, 'agent', 'An agent reports a closed deal',
      ${`Deal value: ${formatUsd(value)}. Confirm or dispute it within ${ANSWER_DAYS} days.`},
      ${COMMISSIONS.closes}, ${toUnixSeconds(ctx.now())}
    from ${closes} where shared_lead_id = ${sharedLeadId} and state = 'reported'`);

export const reportedMail = (origin: string, value: number) => ({
  subject: "Please confirm a reported deal",
  paragraphs: [
    `One of your agents closed a lead you shared, for ${formatUsd(value)}.`,
    `Confirm or dispute it within ${ANSWER_DAYS} days. After that, an administrator decides.`,
  ],
  action: { label: "View reported deals", url: `${origin}${COMMISSIONS.closes}` },
});

export const answeredMail = (
  origin: string,
  answer: "confirmed" | "disputed" | "rejected" | "reversed",
  value: number,
) => ({
  subject: {
    confirmed: "Your reported deal was confirmed",
    disputed: "Your reported deal is disputed",
    rejected: "Your reported deal was rejected",
    reversed: "Your commission was reversed",
  }[answer],
  paragraphs: [
    {
      confirmed: `Your ${formatUsd(value)} deal is confirmed. Its commission is on hold for 14 days and can be paid out once the business has paid us.`,
      disputed: `The business disputes your ${formatUsd(value)} deal. An administrator will review it and decide.`,
      rejected: `An administrator decided that your ${formatUsd(value)} deal earns no commission.`,
      reversed: `The commission on your ${formatUsd(value)} deal was reversed before payout.`,
    }[answer],
  ],
  action: { label: "View commission", url: `${origin}${DASHBOARD.commission}` },
});

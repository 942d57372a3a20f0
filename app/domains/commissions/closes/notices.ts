import { type SQL, sql } from "drizzle-orm";
import type { Context } from "~/core/context";
import { formatUsd } from "~/core/format";
import { secondsOf } from "~/core/seconds";
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
      ${`It is worth ${formatUsd(value)}. Please confirm or dispute it within ${ANSWER_DAYS} days.`},
      ${COMMISSIONS.closes}, ${secondsOf(ctx.now())}
    from ${closes} where shared_lead_id = ${sharedLeadId} and state = 'reported'`);

export const reportedMail = (origin: string, value: number) => ({
  subject: "Please confirm a reported deal",
  paragraphs: [
    `One of your agents reports that a lead you shared was closed, for ${formatUsd(value)}.`,
    `Please confirm or dispute it within ${ANSWER_DAYS} days. After that an administrator decides; nothing is confirmed by silence.`,
  ],
  action: { label: "See the reported deals", url: `${origin}${COMMISSIONS.closes}` },
});

export const answeredMail = (
  origin: string,
  answer: "confirmed" | "disputed" | "rejected" | "reversed",
  value: number,
) => ({
  subject: {
    confirmed: "A deal that you reported was confirmed",
    disputed: "A deal that you reported is disputed",
    rejected: "A deal that you reported was not accepted",
    reversed: "The commission of a deal was reversed",
  }[answer],
  paragraphs: [
    {
      confirmed: `The deal of ${formatUsd(value)} is confirmed. Its commission is on hold for 14 days, and can be paid then once the business has paid it to us.`,
      disputed: `The business disputes the deal of ${formatUsd(value)}. An administrator looks at it and decides.`,
      rejected: `An administrator decided that the deal of ${formatUsd(value)} earns no commission.`,
      reversed: `The commission of the deal of ${formatUsd(value)} was reversed before it was paid.`,
    }[answer],
  ],
  action: { label: "See your commission", url: `${origin}${DASHBOARD.commission}` },
});

import { sql } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { toUnixSeconds } from "~/core/seconds";
import { reusableStatement } from "~/core/statement";
import { countDelivery } from "~/domains/campaigns/metrics/count-delivery.server";
import { nextStepStatement } from "~/domains/campaigns/steps/next-step.server";
import type { Mailbox } from "~/domains/mailboxes/lease-mailbox.server";
import { addSent, addToHour, mailboxDay } from "~/domains/mailboxes/mailbox-days.server";

import { hourOf } from "~/domains/mailboxes/policy";
import {
  isInFlight,
  isInFlightTo,
  type MessageResult,
  recordResults,
  resultRows,
} from "~/domains/messages/claims/record-results";
import { type Copy, copyStatements } from "./cc-recipients.server";

const value = sql.placeholder;
const countSending = countDelivery(isInFlight(value("claim")));
const countDay = reusableStatement(
  addSent(sql`values (${value("mailboxId")}, ${value("day")}, ${value("sent")}, ${value("oneToOne")})`),
);

export interface SendResult extends MessageResult {
  isOneToOne?: boolean;
  isTest?: boolean;
  isFollowed?: boolean;
  copies?: readonly Copy[];
}

/** Statements that record results atomically: message, counters of campaign and mailbox, and the next step. */
export function resultStatements(
  ctx: AccountContext,
  mailbox: Pick<Mailbox, "id" | "accountId" | "hourlyLimit">,
  claim: string,
  ends: readonly SendResult[],
): D1PreparedStatement[] {
  if (ends.length === 0) return [];
  const now = ctx.now();
  const followed = ends.filter(({ state, isFollowed }) => state === "sent" && isFollowed);
  // The mailbox counts an unconfirmed email as sent.
  const left = ends.filter(({ state }) => state === "sent" || state === "unconfirmed");
  const sent = left.filter(({ isTest }) => !isTest);
  const oneToOne = sent.filter(({ isOneToOne }) => isOneToOne).length;
  const rows = resultRows(ends);
  return [
    ...countSending(ctx, { outcomes: rows, claim }),
    ...(sent.length
      ? [countDay(ctx, { mailboxId: mailbox.id, day: mailboxDay(ctx, now), sent: sent.length, oneToOne })]
      : []),
    ...(left.length && mailbox.hourlyLimit !== null
      ? [addToHour(ctx, { mailboxId: mailbox.id, hour: hourOf(now), count: left.length })]
      : []),
    ...ends.flatMap(({ id, state, copies = [] }) =>
      state === "sent" ? copyStatements(ctx, mailbox, { id, copies }, isInFlightTo(id, claim)) : [],
    ),
    recordResults(ctx, { now: toUnixSeconds(now), rows, claim }),
    ...(followed.length
      ? [
          nextStepStatement(
            ctx,
            followed.map(({ id }) => id),
          ),
        ]
      : []),
  ];
}

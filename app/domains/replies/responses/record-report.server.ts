import { type SQL, sql } from "drizzle-orm";
import type { Context } from "~/core/context";
import { statement } from "~/core/statement";
import { countResponseStatements } from "~/domains/campaigns/metrics/count-response.server";
import { stopSequenceStatements } from "~/domains/campaigns/steps/stop-sequence.server";
import { noteBlocked } from "~/domains/mailboxes/rates/note-blocked.server";
import { noteBounce, noteComplaint } from "~/domains/mailboxes/rates/note-bounce.server";
import type { SentMessage } from "~/domains/messages/find-message.server";
import {
  isFirstOutcome,
  isFirstOutcomeForRecipient,
  isNoTest,
  markOutcomeStatement,
} from "~/domains/messages/mark-outcome.server";
import { suppressStatement } from "~/domains/suppressions/suppress.server";
import type { MailReport } from "../parsing/inbound-mail";
import { UNSUBSCRIBE_PRESSED } from "../parsing/reports/complaint";
import type { Targets } from "./report-targets.server";
import { fullStatements } from "./soft-bounce-policy.server";
import { unsubscribeStatements } from "./unsubscribe.server";

interface ReportOfMessage {
  message: SentMessage;
  report: Pick<MailReport, "class" | "status" | "said" | "rule">;
  targets: Targets;
  note: string;
  /** Set for a manual classification. */
  decided?: { mailId: number; by: number };
  isDemo?: boolean;
}

type Does = (ctx: Context, report: ReportOfMessage) => D1PreparedStatement[];

const OUTCOME_BY_TYPE = {
  bounce: { outcome: "bounced", reasonCode: "bounced", count: noteBounce, isCounted: isFirstOutcome },
  complaint: {
    outcome: "complained",
    reasonCode: "complained",
    count: noteComplaint,
    isCounted: isFirstOutcomeForRecipient,
  },
} as const;

const asStatements = (ctx: Context, changes: SQL[]) => changes.map((change) => statement(ctx, change));

const suppress =
  (reason: keyof typeof OUTCOME_BY_TYPE): Does =>
  (ctx, { message, targets, note, decided, isDemo }) => {
    const { accountId, toAddress, id, mailboxId } = message;
    const { outcome, count, isCounted } = OUTCOME_BY_TYPE[reason];
    const reasonCode = decided ? "manual_hard_bounce" : OUTCOME_BY_TYPE[reason].reasonCode;
    const addresses = [...(targets.isMain ? [toAddress] : []), ...targets.copies];
    const by = { createdBy: decided?.by, bounceEmailId: decided?.mailId };
    const refusal = { accountId, reason, outreachMessageId: id, note, ...by, isDemo };
    return [
      ...addresses.map((address) => statement(ctx, suppressStatement(ctx, { ...refusal, address }))),
      ...(targets.isMain
        ? [
            ...asStatements(ctx, countResponseStatements(message, outcome)),
            ...count(ctx, mailboxId, sql`${isCounted(id, outcome)} and ${isNoTest(id)}`),
            statement(ctx, markOutcomeStatement(ctx, id, outcome)),
          ]
        : []),
      ...addresses.flatMap((address) =>
        asStatements(ctx, stopSequenceStatements({ accountId, address, reasonCode })),
      ),
    ];
  };

/** A list-unsubscribe button is not a spam complaint. */
const complain: Does = (ctx, report) =>
  report.report.rule === UNSUBSCRIBE_PRESSED && report.targets.isMain
    ? unsubscribeStatements(ctx, report.message, report.note)
    : suppress("complaint")(ctx, report);

/** Policy blocks concern the sender, so they never suppress the address. */
const block: Does = (ctx, { message: { id, mailboxId }, report }) => [
  ...noteBlocked(ctx, mailboxId, report, sql`${isFirstOutcome(id, "blocked")} and ${isNoTest(id)}`),
  statement(ctx, markOutcomeStatement(ctx, id, "blocked")),
];

const BOUNCE_EFFECTS: Record<MailReport["class"], Does> = {
  hard_bounce: suppress("bounce"),
  complaint: complain,
  soft_bounce: (ctx, { message, targets }) =>
    targets.isMain ? asStatements(ctx, fullStatements(ctx, message)) : [],
  policy_block: block,
  undetermined: () => [],
};

/** For one batch, after the report is written. A repeated report counts once. */
export const reportStatements: Does = (ctx, report) =>
  report.targets.isMain || report.targets.copies.length > 0
    ? BOUNCE_EFFECTS[report.report.class](ctx, report)
    : [];

export async function recordReport(ctx: Context, report: ReportOfMessage): Promise<void> {
  const statements = reportStatements(ctx, report);
  if (statements.length > 0) await ctx.d1.batch(statements);
}

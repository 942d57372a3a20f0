import type { SQL } from "drizzle-orm";
import type { Context } from "~/core/context";
import { statement } from "~/core/statement";
import { countResponseStatements } from "~/domains/campaigns/figures/count-response.server";
import { stopSequenceStatements } from "~/domains/campaigns/steps/stop-sequence.server";
import { noteBlocked } from "~/domains/mailboxes/rates/note-blocked.server";
import { noteBounce, noteComplaint } from "~/domains/mailboxes/rates/note-bounce.server";
import type { SentMessage } from "~/domains/messages/find-message.server";
import { isNews, isNewsOfReader, markOutcomeStatement } from "~/domains/messages/mark-outcome.server";
import { refuseStatement } from "~/domains/refusals/refuse.server";
import type { MailReport } from "../reading/inbound-mail";
import { UNSUBSCRIBE_PRESSED } from "../reading/reports/complaint";
import { fullStatements } from "./full-mailbox.server";
import type { Targets } from "./report-targets.server";
import { unsubscribeStatements } from "./unsubscribe.server";

export interface ReportOfMessage {
  message: SentMessage;
  report: Pick<MailReport, "class" | "status" | "said" | "rule">;
  targets: Targets;
  note: string;
  /** By hand, of the mail that this is about. */
  decided?: { mailId: number; by: number };
  isDemo?: boolean;
}

type Does = (ctx: Context, report: ReportOfMessage) => D1PreparedStatement[];

const COMES_OF = {
  bounce: { outcome: "bounced", reasonCode: "bounced", count: noteBounce, isCounted: isNews },
  complaint: {
    outcome: "complained",
    reasonCode: "complained",
    count: noteComplaint,
    isCounted: isNewsOfReader,
  },
} as const;

const asStatements = (ctx: Context, changes: SQL[]) => changes.map((change) => statement(ctx, change));

const refuse =
  (reason: keyof typeof COMES_OF): Does =>
  (ctx, { message, targets, note, decided, isDemo }) => {
    const { accountId, toAddress, id, mailboxId } = message;
    const { outcome, count, isCounted } = COMES_OF[reason];
    const reasonCode = decided ? "decided-gone" : COMES_OF[reason].reasonCode;
    const addresses = [...(targets.isMain ? [toAddress] : []), ...targets.copies];
    const by = { createdBy: decided?.by, decidedMailId: decided?.mailId };
    const refusal = { accountId, reason, outreachMessageId: id, note, ...by, isDemo };
    return [
      ...addresses.map((address) => statement(ctx, refuseStatement(ctx, { ...refusal, address }))),
      ...(targets.isMain
        ? [
            ...asStatements(ctx, countResponseStatements(message, outcome)),
            ...count(ctx, mailboxId, isCounted(id, outcome)),
            statement(ctx, markOutcomeStatement(ctx, id, outcome)),
          ]
        : []),
      ...addresses.flatMap((address) =>
        asStatements(ctx, stopSequenceStatements({ accountId, address, reasonCode })),
      ),
    ];
  };

/** A button for a list is no complaint of spam. */
const complain: Does = (ctx, report) =>
  report.report.rule === UNSUBSCRIBE_PRESSED && report.targets.isMain
    ? unsubscribeStatements(ctx, report.message, report.note)
    : refuse("complaint")(ctx, report);

/** It is about us, so it never is a refusal. */
const block: Does = (ctx, { message: { id, mailboxId }, report }) => [
  ...noteBlocked(ctx, mailboxId, report, isNews(id, "blocked")),
  statement(ctx, markOutcomeStatement(ctx, id, "blocked")),
];

const DOES: Record<MailReport["class"], Does> = {
  gone: refuse("bounce"),
  complaint: complain,
  full: (ctx, { message, targets }) =>
    targets.isMain ? asStatements(ctx, fullStatements(ctx, message)) : [],
  blocked: block,
  unclear: () => [],
};

/** For one batch, after the report is written. Told twice, it counts once. */
export const reportStatements: Does = (ctx, report) =>
  report.targets.isMain || report.targets.copies.length > 0 ? DOES[report.report.class](ctx, report) : [];

export async function recordReport(ctx: Context, report: ReportOfMessage): Promise<void> {
  const statements = reportStatements(ctx, report);
  if (statements.length > 0) await ctx.d1.batch(statements);
}

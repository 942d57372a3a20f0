import { sql } from "drizzle-orm";
import { type AccountContext, isDemoWork } from "~/core/context";
import { toUnixSeconds } from "~/core/seconds";
import { statement } from "~/core/statement";
import { optOutStatements } from "~/domains/directory/imports/opt-outs/opt-out-statements.server";
import { suppressStatement } from "~/domains/suppressions/suppress.server";
import type { Capture } from "./capture";
import { SOURCE_NAMES } from "./policy";
import { type SocialLead, socialLeads } from "./tables";

/** Blocks every contact that the person did not request. */
const OPTED_OUT = "This lead opted out of marketing messages.";
const TEST_LEAD = "This is a test lead from Meta. It can’t be contacted.";

/** Why the business may not contact this lead first; null if it may. */
export const leadBlockingReason = ({ isTest, optedOutAt }: SocialLead): string | null =>
  isTest ? TEST_LEAD : optedOutAt === null ? null : OPTED_OUT;

/** For a batch: leads that stopped marketing get no email either, however their address became known. Demo leads are skipped. */
export const suppressOptedOut = (ctx: AccountContext, leads: readonly SocialLead[]): D1PreparedStatement[] =>
  leads.flatMap(({ email, optedOutAt, isDemo, platform }) =>
    email === null || optedOutAt === null || isDemo
      ? []
      : [
          statement(
            ctx,
            suppressStatement(ctx, {
              accountId: ctx.account.id,
              address: email,
              reason: "unsubscribe",
              note: `Stopped marketing messages on ${SOURCE_NAMES[platform]}`,
              at: optedOutAt,
            }),
          ),
        ],
  );

/** For the leads' batch: suppresses addresses that a file or form marks as opted out. */
export const suppressSaid = (ctx: AccountContext, captures: readonly Capture[]): D1PreparedStatement[] =>
  captures.flatMap(({ optOut }) =>
    optOut
      ? optOutStatements(
          ctx,
          {
            id: null,
            fileName: optOut.from,
            createdBy: optOut.createdBy,
            isDemo: isDemoWork(ctx) || ctx.account.isDemo,
          },
          [optOut.said],
        )
      : [],
  );

/** The person resumes messages on the platform. A suppressed email address stays so until they confirm it. */
export const resumeStatement = (ctx: AccountContext, leadId: number, at: Date): D1PreparedStatement =>
  statement(
    ctx,
    sql`update ${socialLeads} set opted_out_at = null, updated_at = ${toUnixSeconds(ctx.now())}
      where id = ${leadId} and account_id = ${ctx.account.id} and opted_out_at <= ${toUnixSeconds(at)}`,
  );

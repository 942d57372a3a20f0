import { and, eq, isNotNull, type SQL, sql } from "drizzle-orm";
import type { Context } from "~/core/context";
import { statement } from "~/core/statement";
import { endAssignmentsOfUser } from "~/domains/agents/assignments/erase-assignments.server";
import { eraseAgentRecord } from "~/domains/agents/erase-agent.server";
import { eraseMessagesOfAgent } from "~/domains/chats/erase-chats.server";
import { eraseReferrals } from "~/domains/commissions/affiliate/erase-referrals.server";
import { eraseCloseReasons } from "~/domains/commissions/closes/erase-closes.server";
import { erasePayouts } from "~/domains/commissions/payouts/erase-payouts.server";
import { unassignDirectoryOwner } from "~/domains/directory/owners/owners-of.server";
import { addressHash, addressHashes } from "~/domains/global-suppressions/address-hash.server";
import { isErased } from "~/domains/identity/erasure/erase-user-row.server";
import {
  causesOfInvitationsBy,
  removeInvitationsBy,
  removeSignIns,
} from "~/domains/identity/erasure/remove-sign-ins.server";
import { unassignLeadOwner } from "~/domains/lead-search/leads/assign-leads.server";
import { eraseMails, eraseMailsOfCauses } from "~/domains/mail/mails-of-address.server";
import { removeMatchesOfAgent } from "~/domains/matching/requests/remove-agent-requests.server";
import { removeDraftsOf } from "~/domains/messages/email-drafts.server";
import { removeSenderSnapshotsOf } from "~/domains/messages/sender-snapshots.server";
import { removeNoticesOf } from "~/domains/notifications/remove-notices.server";
import { eraseOnboarding } from "~/domains/onboarding/erase-onboarding.server";
import { disownOpportunities } from "~/domains/opportunities/changes/assign-opportunities.server";
import { removeDigestSettingOf } from "~/domains/opportunities/digests/digest-setting.server";
import { eraseRatingsOfUser } from "~/domains/ratings/erase-ratings.server";
import { removeSavedViewsOf } from "~/domains/saved-views/saved-views.server";
import { removeSignatureOf } from "~/domains/templates/erase-templates.server";
import { eraseTraining } from "~/domains/training/erase-training.server";
import { dataRequests } from "../tables";

interface Erasable {
  id: number;
  email: string;
  emailKey: string;
  emailVerifiedAt: Date | null;
  accountId: number | null;
}

/** Redacts completed requests, but keeps the fact of their submission. */
const emptyRequests = (ctx: Context, { email, emailKey }: Erasable, condition: SQL) =>
  ctx.db
    .update(dataRequests)
    .set({ email: "", emailKey: addressHash(ctx.config, email), note: null })
    .where(and(eq(dataRequests.emailKey, emailKey), isNotNull(dataRequests.doneAt), condition));

/** Statements that delete a user's data. Each applies only if the user's row was emptied earlier in the batch. */
export function erasureStatements(ctx: Context, user: Erasable) {
  const { id, email, emailKey, emailVerifiedAt } = user;
  const isGone = isErased(id);
  // An unconfirmed address may belong to someone else, who expects emails queued for it.
  const isProved = emailVerifiedAt !== null;
  const isOurs = isProved ? isGone : sql`${isGone} and state <> 'queued'`;
  const rows = [
    ...removeSignIns(ctx, id, isGone),
    // Must come before the rows that identify these emails are deleted: each email names the inviting user.
    eraseMailsOfCauses(ctx, causesOfInvitationsBy(id), isGone),
    removeInvitationsBy(ctx, id, isProved ? emailKey : undefined, isGone),
    eraseAgentRecord(ctx, id, isGone),
    removeMatchesOfAgent(ctx, id, isGone),
    eraseMails(
      ctx,
      addressHashes(ctx.config, email),
      sql`${isOurs} and to_address = ${email} collate nocase`,
    ),
    emptyRequests(ctx, user, isGone),
  ].map((query) => statement(ctx, query));
  return [
    ...rows,
    ...endAssignmentsOfUser(ctx, id, isGone),
    eraseRatingsOfUser(ctx, id, isGone),
    eraseMessagesOfAgent(ctx, id, isGone),
    ...eraseOnboarding(ctx, id, isGone),
    ...erasePayouts(ctx, id, isGone),
    eraseCloseReasons(ctx, id, isGone),
    ...eraseTraining(ctx, id, isGone),
    ...eraseReferrals(ctx, id, emailKey, isGone),
    removeSignatureOf(ctx, id, isGone),
    removeSenderSnapshotsOf(ctx, id, isGone),
    removeDraftsOf(ctx, id, isGone),
    removeNoticesOf(ctx, id, isGone),
    removeSavedViewsOf(ctx, id, isGone),
    removeDigestSettingOf(ctx, id, isGone),
    unassignDirectoryOwner(ctx, id, isGone),
    unassignLeadOwner(ctx, user, isGone),
    disownOpportunities(ctx, user, isGone),
  ];
}

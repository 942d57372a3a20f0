import { eq, sql } from "drizzle-orm";
import type { Context } from "~/core/context";
import { referralsHeldOf } from "~/domains/commissions/affiliate/erase-referrals.server";
import {
  contactIdsOf,
  contactsHeldOf,
  notesHeldOf,
} from "~/domains/directory/contacts/erase-contacts.server";
import { addressHashes } from "~/domains/global-suppressions/address-hash.server";
import { findSuppression } from "~/domains/global-suppressions/global-suppressions.server";
import { accountNames, hasUser, invitationsHeldOf } from "~/domains/identity/erasure/held-by-address.server";
import { leadsHeldOf } from "~/domains/lead-search/leads/erase-contact-from-leads.server";
import { mailsHeldOf } from "~/domains/mail/mails-of-address.server";
import { entriesHeldOf } from "~/domains/marketing/forms/purge-entries.server";
import { messagesHeldOf } from "~/domains/messages/erase-messages-to.server";
import {
  opportunitiesHeldOf,
  tasksHeldOf,
} from "~/domains/opportunities/erase-contact-from-opportunities.server";
import { repliesHeldOf } from "~/domains/replies/erase-person.server";
import { messagesOfLeads } from "~/domains/social-leads/conversations/purge-conversations.server";
import { socialLeadIdsOf, socialLeadsHeldOf } from "~/domains/social-leads/purge-social-leads.server";
import { consentsHeldOf } from "~/domains/suppressions/claimed-consents.server";
import { suppressionsHeldOf } from "~/domains/suppressions/erase-address.server";
import { m } from "~/messages/messages";
import { dataRequests } from "../tables";

const MAX_ROWS_PER_KIND = 500;

const requestsOf = (ctx: Context, key: string) =>
  ctx.db
    .select({
      kind: dataRequests.kind,
      note: dataRequests.note,
      askedAt: dataRequests.createdAt,
      doneAt: dataRequests.doneAt,
    })
    .from(dataRequests)
    .where(eq(dataRequests.emailKey, key))
    .orderBy(sql`${dataRequests.id} desc`)
    .limit(MAX_ROWS_PER_KIND);

export async function privacyHeldOf(ctx: Context, email: string, key: string) {
  const [stopped, requests] = await Promise.all([findSuppression(ctx, email), requestsOf(ctx, key)]);
  return { mailStopped: stopped ?? null, dataRequests: requests };
}

export async function heldData(ctx: Context, email: string, key: string) {
  const hashes = addressHashes(ctx.config, email);
  const [contacts, notes, leads, mails, invitations, referrals, isUser, own, ...outreach] = await Promise.all(
    [
      contactsHeldOf(ctx, key),
      notesHeldOf(ctx, key),
      leadsHeldOf(ctx, key),
      mailsHeldOf(ctx, email),
      invitationsHeldOf(ctx, key),
      referralsHeldOf(ctx, key, MAX_ROWS_PER_KIND),
      hasUser(ctx, key),
      privacyHeldOf(ctx, email, key),
      messagesHeldOf(ctx, key),
      repliesHeldOf(ctx, key),
      opportunitiesHeldOf(ctx, key),
      suppressionsHeldOf(ctx, hashes),
      consentsHeldOf(ctx, hashes),
      tasksHeldOf(ctx, contactIdsOf(key)),
      entriesHeldOf(ctx, key, MAX_ROWS_PER_KIND),
      socialLeadsHeldOf(ctx, key, MAX_ROWS_PER_KIND),
      messagesOfLeads(ctx, socialLeadIdsOf(key), MAX_ROWS_PER_KIND),
    ],
  );
  const [messages, replies, opportunities, refusals, consents, tasks, entries, socialLeads, socialMessages] =
    outreach;
  const names = await accountNames(
    ctx,
    [
      ...contacts,
      ...notes,
      ...leads,
      ...invitations,
      ...messages,
      ...replies,
      ...opportunities,
      ...refusals,
      ...consents,
      ...tasks,
      ...entries,
      ...socialLeads,
      ...socialMessages,
    ].map(({ accountId }) => accountId),
  );
  const heldBy = <Row extends { accountId: number | null }>({ accountId, ...row }: Row) => ({
    heldBy: accountId === null ? "the shared directory" : (names.get(accountId) ?? "a business"),
    ...row,
  });
  return {
    address: email,
    madeAt: ctx.now().toISOString(),
    note: m.privacy_held_data_at_most_rows_of_each({ maxRowsPerKind: MAX_ROWS_PER_KIND }),
    hasAccount: isUser,
    contacts: contacts.map(({ emailKey: _, personKey: __, isDemo: ___, ...row }) => heldBy(row)),
    notes: notes.map(heldBy),
    leads: leads.map(heldBy),
    mails,
    invitations: invitations.map(heldBy),
    invitationsByAgents: referrals,
    messages: messages.map(heldBy),
    replies: replies.map(heldBy),
    opportunities: opportunities.map(heldBy),
    refusals: refusals.map(heldBy),
    consents: consents.map(heldBy),
    tasks: tasks.map(heldBy),
    formEntries: entries.map(heldBy),
    socialLeads: socialLeads.map(heldBy),
    socialMessages: socialMessages.map(heldBy),
    ...own,
  };
}

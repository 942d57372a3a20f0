import { and, eq, gt, isNull, sql } from "drizzle-orm";
import type { Context } from "~/core/context";
import { DomainError } from "~/core/errors";
import { sha256 } from "~/core/ids";
import { statement } from "~/core/statement";
import { auditIfChanged } from "~/domains/audit/audit.server";
import { eraseRecipientStatements } from "~/domains/campaigns/erase-campaigns.server";
import { withdrawReferralsOf } from "~/domains/commissions/affiliate/erase-referrals.server";
import {
  contactCountOf,
  contactIdsOf,
  eraseContacts,
} from "~/domains/directory/contacts/erase-contacts.server";
import { addressHash, addressHashes } from "~/domains/global-suppressions/address-hash.server";
import { suppressGloballyStatement } from "~/domains/global-suppressions/global-suppressions.server";
import { withdrawInvitationsOf } from "~/domains/identity/erasure/held-by-address.server";
import {
  eraseContactFromLeads,
  leadCountOf,
} from "~/domains/lead-search/leads/erase-contact-from-leads.server";
import { mailStatement } from "~/domains/mail/mail-statement.server";
import { eraseMails, stopWaitingMails } from "~/domains/mail/mails-of-address.server";
import { queueMails } from "~/domains/mail/queue-mails.server";
import { eraseEntries } from "~/domains/marketing/forms/purge-entries.server";
import { eraseFromGroups } from "~/domains/merging/groups/purge-merges.server";
import { eraseContactFromOpportunities } from "~/domains/opportunities/erase-contact-from-opportunities.server";
import { erasePersonFromReplies, removeRawMails } from "~/domains/replies/erase-person.server";
import { operatorConfig } from "~/domains/settings/operator.server";
import { eraseSocialLeads, socialLeadCountOf } from "~/domains/social-leads/purge-social-leads.server";
import { purgeConsentTexts } from "~/domains/suppressions/claimed-consents.server";
import { eraseSuppressedAddress } from "~/domains/suppressions/erase-address.server";
import { dataRequests } from "../tables";
import { heldData } from "./held-data.server";
import { requestDoneMail } from "./mails";
import { type DataRequest, REQUEST_KINDS } from "./schemas";

const GONE = "This link was already used or has expired. Request a new link.";

type Open = Pick<typeof dataRequests.$inferSelect, "id" | "kind" | "email" | "emailKey">;

const usable = (ctx: Context, tokenHash: string) =>
  and(
    eq(dataRequests.tokenHash, tokenHash),
    isNull(dataRequests.verifiedAt),
    gt(dataRequests.expiresAt, ctx.now()),
  );

/** Looks up a request without using its link; null if the link is invalid, used or expired. */
export async function findDataRequest(ctx: Context, token: string): Promise<Open | null> {
  if (!token) return null;
  const { id, kind, email, emailKey } = dataRequests;
  const [row] = await ctx.db
    .select({ id, kind, email, emailKey })
    .from(dataRequests)
    .where(usable(ctx, await sha256(token)))
    .limit(1);
  return row ?? null;
}

type Done = {
  kind: DataRequest["kind"];
  result: { contacts: number; leads: number };
  held: object | null;
};

/**
 * Executes a request; of several concurrent confirmations, one succeeds. `kinds`: the actions that the page offers.
 * @throws DomainError invalid
 */
export async function confirmDataRequest(
  ctx: Context,
  token: string,
  kinds: readonly Open["kind"][] = REQUEST_KINDS,
): Promise<Done> {
  const open = await findDataRequest(ctx, token);
  if (!open || !kinds.includes(open.kind)) throw new DomainError("invalid", GONE);
  const held = open.kind === "access" ? await heldData(ctx, open.email, open.emailKey) : null;
  const result = await act(ctx, open, await sha256(token));
  await queueMails(ctx);
  return { kind: open.kind, result, held };
}

async function act(ctx: Context, open: Open, tokenHash: string) {
  const { id, kind, email, emailKey: key } = open;
  const hash = addressHash(ctx.config, email);
  const hashes = addressHashes(ctx.config, email);
  const now = ctx.now();
  // Counts in the statement that uses the link, before later statements delete anything.
  const claim = ctx.db
    .update(dataRequests)
    .set({
      verifiedAt: now,
      doneAt: now,
      result: sql`json_object('contacts', ${contactCountOf(key)},
        'leads', ${leadCountOf(key)} + ${socialLeadCountOf(key)})`,
      ...(kind === "erase" ? { email: "", emailKey: hash, note: null } : {}),
    })
    .where(usable(ctx, tokenHash))
    .returning({ result: dataRequests.result });
  const done = auditIfChanged(ctx, { action: `data-request-${kind}`, target: `data-request:${id}` });
  const suppress = suppressGloballyStatement(ctx, hash, kind === "erase" ? "erased" : "data-request");
  const everywhere = [
    eraseContactFromLeads(ctx, key),
    eraseFromGroups(ctx, contactIdsOf(key)),
    ...eraseContacts(ctx, key),
    ...eraseRecipientStatements(ctx, key),
    ...erasePersonFromReplies(ctx, key),
    eraseContactFromOpportunities(ctx, key),
    eraseEntries(ctx, key),
    ...eraseSocialLeads(ctx, key),
    eraseSuppressedAddress(ctx, hashes),
    purgeConsentTexts(ctx, hashes),
    statement(ctx, withdrawInvitationsOf(ctx, key)),
    statement(ctx, withdrawReferralsOf(key)),
    // Queued emails were already stopped, or are essential: an account with this address may be waiting for a password reset.
    statement(ctx, eraseMails(ctx, hashes, sql`state <> 'queued'`)),
  ];
  const all = [
    statement(ctx, claim),
    statement(ctx, done),
    ...(kind === "access" ? [] : [statement(ctx, suppress), statement(ctx, stopWaitingMails(ctx, hashes))]),
    ...(kind === "erase" ? everywhere : []),
  ];
  if (kind === "erase") await removeRawMails(ctx, key);
  const [claimed] = await ctx.d1.batch<{ result: string }>(all);
  const row = claimed?.results[0];
  if (!row) throw new DomainError("invalid", GONE);
  const result = JSON.parse(row.result) as { contacts: number; leads: number };
  const mail = requestDoneMail(await operatorConfig(ctx), kind, result);
  await mailStatement(ctx, { cause: `data-request-done:${id}`, to: { address: email }, ...mail });
  return result;
}

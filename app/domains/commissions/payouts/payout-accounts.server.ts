import { eq, sql } from "drizzle-orm";
import type { Context, UserActor } from "~/core/context";
import { DomainError } from "~/core/errors";
import { toUnixSeconds } from "~/core/seconds";
import { derivedHmac } from "~/core/secrets/pepper.server";
import { seal, unseal } from "~/core/secrets/seal.server";
import { statement } from "~/core/statement";
import type { Agent } from "~/domains/agents/agents.server";
import { auditStatement } from "~/domains/audit/audit.server";
import { requireFresh } from "~/domains/identity/current-user.server";
import { mailStatement } from "~/domains/mail/mail-statement.server";
import { queueMails } from "~/domains/mail/queue-mails.server";
import { m } from "~/messages/messages";
import { payoutAccounts } from "../tables";
import {
  detailsOf,
  hintOf,
  numberOf,
  type PayoutAccountInput,
  type PayoutDetails,
} from "./payout-account-schema";
import { accountChangedMail } from "./payout-mails";

const USE = "payout-account";
const ownerOf = (agentId: number) => `agent:${agentId}`;

export async function openDetails(
  ctx: Context,
  agentId: number,
  encryptedDetails: string,
): Promise<PayoutDetails> {
  return JSON.parse(await unseal(ctx.config, USE, ownerOf(agentId), encryptedDetails)) as PayoutDetails;
}

/** A keyed hash: two agents with equal hashes count as one person in the affiliate programme. */
const fingerprintOf = ({ config }: Context, number: string) =>
  derivedHmac(config, USE, number).toString("base64url");

/** The account for pages and API calls, never with its number. */
export async function findPayoutAccount(ctx: Context, agentId: number) {
  const [row] = await ctx.db
    .select({ kind: payoutAccounts.kind, hint: payoutAccounts.hint, updatedAt: payoutAccounts.updatedAt })
    .from(payoutAccounts)
    .where(eq(payoutAccounts.agentId, agentId))
    .limit(1);
  return row ?? null;
}

/** Returns the statement that stores the account; earlier requests keep theirs. */
export async function storeAccountStatement(ctx: Context, agentId: number, details: PayoutDetails) {
  const encryptedDetails = await seal(ctx.config, USE, ownerOf(agentId), JSON.stringify(details));
  const fingerprint = fingerprintOf(ctx, numberOf(details));
  return statement(
    ctx,
    sql`insert into ${payoutAccounts} (agent_id, kind, encrypted_details, hint, fingerprint, updated_at)
      values (${agentId}, ${details.kind}, ${encryptedDetails}, ${hintOf(details)}, ${fingerprint}, ${toUnixSeconds(ctx.now())})
      on conflict (agent_id) do update set kind = excluded.kind, encrypted_details = excluded.encrypted_details, hint = excluded.hint,
        fingerprint = excluded.fingerprint, updated_at = excluded.updated_at`,
  );
}

/** @throws DomainError invalid on `currentPassword`; too_many; forbidden for a demo agent, and while impersonated */
export async function savePayoutAccount(
  ctx: Context & { actor: UserActor },
  agent: Agent,
  input: PayoutAccountInput,
) {
  if (ctx.actor.isDemo)
    throw new DomainError("forbidden", m.agents_payout_accounts_demo_agents_cant_receive_payouts());
  await requireFresh(ctx, input.currentPassword || undefined, "currentPassword");
  const details = detailsOf(input, agent.country);
  const before = await findPayoutAccount(ctx, agent.id);
  const at = toUnixSeconds(ctx.now());
  await ctx.d1.batch([
    await storeAccountStatement(ctx, agent.id, details),
    statement(ctx, auditStatement(ctx, { action: "save-payout-account", target: `agent:${agent.id}` })),
    statement(
      ctx,
      mailStatement(ctx, {
        cause: `payout-account:${agent.id}:${at}`,
        to: { address: agent.email, name: agent.firstName },
        isEssential: true,
        ...accountChangedMail(ctx.config, hintOf(details), before?.hint ?? null),
      }),
    ),
  ]);
  await queueMails(ctx);
  return findPayoutAccount(ctx, agent.id);
}

import { sql } from "drizzle-orm";
import type { Context } from "~/core/context";
import { internationalPhone } from "~/core/places/dial-codes";
import { auditStatement } from "~/domains/audit/audit.server";
import { addressTaken } from "~/domains/identity/address-taken";
import { newUser } from "~/domains/identity/new-user.server";
import { assertPasswordPolicy } from "~/domains/identity/sign-in/password-policy.server";
import { queueMails } from "~/domains/mail/queue-mails.server";
import { chargeQuota } from "~/domains/quotas/charge-quota.server";
import { requireSwitch } from "~/domains/settings/operator.server";
import type { AgentSignup } from "./schemas";
import { agents } from "./tables";

/** @throws DomainError conflict if the address has a user; forbidden while applications are closed; too_many; limit_reached */
export async function registerAgent(
  ctx: Context,
  input: AgentSignup,
  options: { isDemo?: boolean; canSignIn?: boolean } = {},
): Promise<{ userId: number; agentId: number }> {
  if (!options.isDemo) {
    await requireSwitch(ctx, "agentApplications");
    await assertPasswordPolicy(ctx, input.password, "agent");
  }
  const [firstName = "", ...rest] = input.name.split(/\s+/);
  const { email } = input;
  const phone = input.phone && internationalPhone(input.phone, input.country);
  const password = options.canSignIn === false ? null : input.password;
  const { mainSpecialization: main, specializations } = input;
  const fields = { firstName, lastName: rest.join(" "), phone, email, password, userType: "agent" } as const;
  const user = await newUser(ctx, { ...fields, isDemo: options.isDemo ?? false });
  const agent = ctx.db
    .insert(agents)
    .values({
      userId: user.id,
      country: input.country,
      city: input.city,
      specializations: main ? [main, ...specializations.filter((id) => id !== main)] : specializations,
      operationalMarkets: input.operationalMarkets,
      experience: input.experience,
      bio: input.bio,
      languages: [],
      referrerId: sql`(select id from agents where id = ${input.ref})`,
      createdAt: ctx.now(),
    })
    .returning({ agentId: agents.id, userId: agents.userId });
  const audit = auditStatement(ctx, {
    action: "register-agent",
    target: sql`'agent:' || last_insert_rowid()`,
  });
  try {
    const [, , [written]] = await chargeQuota(ctx, user.charges, (count) =>
      ctx.db.batch([count, user.insert, agent, audit, ...user.greeting]),
    );
    if (!written) throw new Error("The agent was not written.");
    await queueMails(ctx);
    return written;
  } catch (error) {
    throw addressTaken(error);
  }
}

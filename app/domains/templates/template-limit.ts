import { type SQL, sql } from "drizzle-orm";
import type { Account } from "~/core/context";
import { DomainError } from "~/core/errors";
import { PLANS, settledPlan } from "~/domains/billing/plans/plans";

/** Translations of a template don't count. */
export function hasRoom(account: Account): SQL {
  const { templates } = PLANS[settledPlan(account)];
  if (templates === null) return sql`true`;
  return sql`(select count(*) from (select 1 from outreach_templates where account_id = ${account.id} and archived_at is null
    and variant_of is null and is_demo = 0 limit ${templates})) < ${templates}`;
}

export function limitError(account: Account): DomainError {
  const { name, templates } = PLANS[settledPlan(account)];
  return new DomainError(
    "limit_reached",
    `You’ve used all ${templates} templates on the ${name} plan. Delete a template or upgrade to ${PLANS.scaleup.name} for unlimited templates.`,
  );
}

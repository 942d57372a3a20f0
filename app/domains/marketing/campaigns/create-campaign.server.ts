import { type SQL, sql } from "drizzle-orm";
import { type AccountContext, type BusinessContext, isDemoWork } from "~/core/context";
import { DomainError } from "~/core/errors";
import { toUnixSeconds } from "~/core/seconds";
import { statement } from "~/core/statement";
import { withQuota } from "~/domains/quotas/charge-quota.server";
import { requireMarketing } from "../access/access.server";
import type { CampaignInput } from "./campaign-schema";
import { getCampaign } from "./campaigns.server";
import { MAX_CAMPAIGNS } from "./policy";
import { type MarketingCampaign, marketingCampaigns } from "./tables";

type NewCampaign = Pick<CampaignInput, "name" | "platforms" | "budget" | "startsOn" | "endsOn">;

const centsOf = (dollars: number | null | undefined) => (dollars == null ? null : Math.round(dollars * 100));

/** The insert, for a batch. If it creates nothing, throw `tooManyCampaigns`. */
export const newCampaignStatement = (
  ctx: AccountContext,
  createdBy: number,
  input: NewCampaign,
  onlyIf: SQL = sql`true`,
): SQL =>
  sql`insert into ${marketingCampaigns} (account_id, name, platforms, budget_cents, starts_on, ends_on, created_by, created_at, is_demo)
    select ${ctx.account.id}, ${input.name}, ${JSON.stringify(input.platforms)}, ${centsOf(input.budget)}, ${input.startsOn},
    ${input.endsOn}, ${createdBy}, ${toUnixSeconds(ctx.now())}, ${isDemoWork(ctx) || ctx.account.isDemo ? 1 : 0}
    where (select count(*) from ${marketingCampaigns} where account_id = ${ctx.account.id}) < ${MAX_CAMPAIGNS} and ${onlyIf}`;

export const tooManyCampaigns = () =>
  new DomainError(
    "conflict",
    `Your account has reached its limit of ${MAX_CAMPAIGNS} campaigns. Edit an existing one.`,
  );

/** The campaign created by the same batch. */
export const latestCampaign = ({ account }: AccountContext): SQL =>
  sql`(select max(id) from ${marketingCampaigns} where account_id = ${account.id})`;

/** @throws DomainError forbidden without access to the portal; conflict for too many; limit_reached */
export async function createCampaign(ctx: BusinessContext, input: NewCampaign): Promise<MarketingCampaign> {
  await requireMarketing(ctx);
  const insert = statement(ctx, sql`${newCampaignStatement(ctx, ctx.actor.userId, input)} returning id`);
  const [, made] = await withQuota(ctx, { rows: 1 }, (count) =>
    ctx.d1.batch<{ id: number }>([statement(ctx, count), insert]),
  );
  const id = made?.results[0]?.id;
  if (id === undefined) throw tooManyCampaigns();
  return getCampaign(ctx, id);
}

export async function saveCampaign(
  ctx: BusinessContext,
  campaignId: number,
  input: NewCampaign,
): Promise<MarketingCampaign> {
  await getCampaign(ctx, campaignId);
  await requireMarketing(ctx);
  const change = sql`update ${marketingCampaigns} set name = ${input.name}, platforms = ${JSON.stringify(input.platforms)},
    budget_cents = ${centsOf(input.budget)}, starts_on = ${input.startsOn}, ends_on = ${input.endsOn}
    where id = ${campaignId} and account_id = ${ctx.account.id}`;
  await statement(ctx, change).run();
  return getCampaign(ctx, campaignId);
}

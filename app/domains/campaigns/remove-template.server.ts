import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { AccountContext, BusinessContext } from "~/core/context";
import { DomainError } from "~/core/errors";
import { archiveTemplate } from "~/domains/templates/restore-template.server";
import { familyOf, getTemplate, type Template } from "~/domains/templates/templates.server";
import { statusesWhere } from "./campaign-status-filter";
import { campaignSteps, campaigns } from "./tables";

const UNDER_WAY = statusesWhere(({ isOver }) => !isOver);

const inUse = (accountId: number, family: SQL) => sql`exists (
  select 1 from campaign_steps s join outreach_campaigns c on c.id = s.campaign_id
  where s.template_id in ${family} and c.account_id = ${accountId} and c.archived_at is null and c.status in ${UNDER_WAY})`;

export const campaignsUsing = (ctx: AccountContext, template: Pick<Template, "id" | "variantOf">) =>
  ctx.db
    .selectDistinct({ id: campaigns.id, name: campaigns.name, status: campaigns.status })
    .from(campaignSteps)
    .innerJoin(campaigns, eq(campaigns.id, campaignSteps.campaignId))
    .where(
      and(
        sql`${campaignSteps.templateId} in ${familyOf(template)}`,
        eq(campaigns.accountId, ctx.account.id),
        isNull(campaigns.archivedAt),
        sql`${campaigns.status} in ${UNDER_WAY}`,
      ),
    )
    .limit(20);

/** Removes a template and its translations. @throws DomainError conflict while an unfinished campaign uses it; not_found */
export async function removeTemplate(ctx: BusinessContext, templateId: number): Promise<Template> {
  const template = await getTemplate(ctx, templateId);
  const isFree = sql`not ${inUse(ctx.account.id, familyOf(template))}`;
  if (await archiveTemplate(ctx, template, isFree)) return template;
  const [user] = await campaignsUsing(ctx, template);
  throw new DomainError(
    "conflict",
    `The campaign “${user?.name ?? ""}” uses this template. End the campaign or change its template first.`,
  );
}

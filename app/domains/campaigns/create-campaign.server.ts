import { sql } from "drizzle-orm";
import type { BusinessContext } from "~/core/context";
import { DomainError } from "~/core/errors";
import { toUnixSeconds } from "~/core/seconds";
import { statement } from "~/core/statement";
import { requireNotImpersonating } from "~/domains/identity/policy";
import { findLeadSearch } from "~/domains/lead-search/lead-searches.server";
import { isDemoMailbox } from "~/domains/mailboxes/mailbox-sql";
import { readyMailboxes } from "~/domains/mailboxes/ready-mailboxes.server";
import { withQuota } from "~/domains/quotas/charge-quota.server";
import { templateInBatch } from "~/domains/templates/insert-template.server";
import { requireTemplates } from "~/domains/templates/join-templates.server";
import { saveChoice } from "./audience/save-choice.server";
import type { Campaign } from "./campaign";
import { TAKEN_DOWN } from "./campaign-policy";
import type { CampaignInput } from "./campaign-schemas";
import { getCampaign } from "./campaigns.server";
import { windowOf } from "./sending-hours";
import { campaignSteps, campaigns } from "./tables";

/** @throws DomainError not_found, with its field, for a mailbox of another account or one that is not ready */
export async function requireMailbox(ctx: BusinessContext, mailboxId: number) {
  if ((await readyMailboxes(ctx)).some(({ id }) => id === mailboxId)) return;
  throw new DomainError("not_found", "This mailbox wasn’t found. Choose another mailbox.", {
    field: "mailboxId",
  });
}

/** @throws DomainError not_found, with its field, for another account's search */
export async function requireSearch(ctx: BusinessContext, searchId: number) {
  const search = await findLeadSearch(ctx, searchId);
  if (!search)
    throw new DomainError("not_found", "This search wasn’t found. Choose another search.", {
      field: "targetLeadSearchId",
    });
  return search;
}

/** @throws DomainError invalid for a past time */
export function requireFuture(ctx: BusinessContext, at: Date | null) {
  if (at === null || at > ctx.now()) return;
  throw new DomainError("invalid", "Choose a time in the future.", { field: "scheduledStartDate" });
}

/**
 * Creates a scheduled campaign if a time is given, else a draft. An email written with it becomes a template.
 * @throws DomainError not_found, invalid, limit_reached; forbidden to schedule while impersonated
 */
export async function createCampaign(ctx: BusinessContext, input: CampaignInput): Promise<Campaign> {
  const { templateId, mailboxId = null, followUps = [] } = input;
  const mail = input.mail ? templateInBatch(ctx, input.mail) : null;
  if (templateId !== null && !mail) await requireTemplates(ctx, [templateId], "templateId");
  const later = followUps.map((step) => step.templateId);
  if (later.length > 0) await requireTemplates(ctx, later, "followUps");
  if (mailboxId !== null) await requireMailbox(ctx, mailboxId);
  if (input.leadSearchId !== null && !input.chosen) await requireSearch(ctx, input.leadSearchId);
  requireFuture(ctx, input.scheduledAt);
  if (input.scheduledAt && !input.isDraft) requireNotImpersonating(ctx);
  const { leadSearchId, audienceId, audienceRules } = input.chosen
    ? await saveChoice(ctx, input.chosen)
    : { leadSearchId: input.leadSearchId, audienceId: null, audienceRules: null };
  const at = toUnixSeconds(ctx.now());
  const scheduledAt = input.scheduledAt && toUnixSeconds(input.scheduledAt);
  const { windowStart, windowEnd, windowDays } = windowOf(input.isAnyHour ?? false);
  const insert = sql`
    insert into ${campaigns} (account_id, created_by, name, description, status, lead_search_id, audience_id,
      audience_rules, mailbox_id, scheduled_at, window_start, window_end, window_days, is_demo, created_at, updated_at)
    select ${ctx.account.id}, ${ctx.actor.userId}, ${input.name}, ${input.description},
      ${input.scheduledAt && !input.isDraft ? "scheduled" : "draft"}, ${leadSearchId}, ${audienceId},
      ${audienceRules && JSON.stringify(audienceRules)}, ${mailboxId}, ${scheduledAt},
      ${windowStart}, ${windowEnd}, ${windowDays}, ${ctx.account.isDemo ? 1 : 0}, ${at}, ${at}
    where ${mail ? sql`changes() > 0` : sql`true`} returning id`;
  const first = mail ? [null] : templateId === null ? [] : [templateId];
  const all = [...first.map((templateId) => ({ templateId, delayHours: 0 })), ...followUps];
  const rows = all.map((row, index) => (index === 0 ? { ...row, delayHours: 0 } : row));
  // A subquery reads the campaign's id once, because each inserted step changes the last row id.
  const steps = sql`insert into ${campaignSteps} (campaign_id, position, template_id, delay_hours)
    select (select last_insert_rowid()), key + 1, coalesce(value ->> '$.templateId', ${mail?.newest ?? null}), value ->> '$.delayHours'
    from json_each(${JSON.stringify(rows)}) where changes() > 0`;
  const uses = { rows: 1 + rows.length + (mail ? 1 : 0) };
  const results = await withQuota(
    ctx,
    uses,
    (count) =>
      ctx.d1.batch<{ id: number }>([
        statement(ctx, count),
        ...(mail ? [mail.insert] : []),
        statement(ctx, insert),
        statement(ctx, steps),
      ]),
    mail ? { onlyIf: mail.isAllowed } : {},
  );
  const id = results.at(-2)?.results[0]?.id;
  if (id === undefined) throw mail?.full() ?? new Error("no campaign was written");
  return getCampaign(ctx, id);
}

/**
 * Copies a campaign as a draft, with the current templates; a copy of demo data is not demo data.
 * @throws DomainError not_found, limit_reached; conflict if an administrator took it down
 */
export async function duplicateCampaign(ctx: BusinessContext, campaignId: number): Promise<Campaign> {
  const { name, takenDownAt } = await getCampaign(ctx, campaignId);
  if (takenDownAt) throw new DomainError("conflict", TAKEN_DOWN);
  const now = toUnixSeconds(ctx.now());
  const write = [
    statement(
      ctx,
      sql`insert into ${campaigns} (account_id, created_by, name, description, status, lead_search_id, audience_id,
          audience_rules, mailbox_id, window_start, window_end, window_days, counts_clicks, is_demo, created_at, updated_at)
        select account_id, ${ctx.actor.userId}, ${`Copy of ${name}`.slice(0, 120)}, description, 'draft', lead_search_id,
          audience_id, json_remove(audience_rules, '$.lastContactId'),
          ${ctx.account.isDemo ? sql`mailbox_id` : sql`case when not ${isDemoMailbox(sql`mailbox_id`)} then mailbox_id end`},
          window_start, window_end, window_days, counts_clicks, ${ctx.account.isDemo ? 1 : 0}, ${now}, ${now}
        from ${campaigns} where id = ${campaignId} and account_id = ${ctx.account.id} and archived_at is null
        returning id`,
    ),
    statement(
      ctx,
      sql`insert into ${campaignSteps} (campaign_id, position, template_id, delay_hours, subject_b)
        select last_insert_rowid(), position, template_id, delay_hours, subject_b
        from ${campaignSteps} where campaign_id = ${campaignId} and changes() > 0`,
    ),
  ];
  const [written] = await withQuota(ctx, { rows: 2 }, (count) =>
    ctx.d1.batch<{ id: number }>([...write, statement(ctx, count)]),
  );
  return getCampaign(ctx, written?.results[0]?.id ?? 0);
}

import type { AccountContext } from "~/core/context";
import { readerZone } from "~/core/time/time-zones";
import { listLeadSearches } from "~/domains/lead-search/lead-searches.server";
import { reachedText } from "~/domains/lead-search/view";
import { readyMailboxes } from "~/domains/mailboxes/ready-mailboxes.server";
import { listTemplateNames } from "~/domains/templates/join-templates.server";

const OFFERED = 200;

export async function campaignChoices(ctx: AccountContext) {
  const templates = await listTemplateNames(ctx, OFFERED);
  const searches = await listLeadSearches(ctx, { limit: OFFERED });
  const mailboxes = await readyMailboxes(ctx);
  return {
    zone: readerZone(ctx),
    templates: templates.map(({ id, name }) => ({ value: String(id), label: name })),
    searches: searches.rows.map(({ id, searchName, resultsCount, reachableCount }) => ({
      value: String(id),
      label: `${searchName} (${resultsCount === 0 ? "no leads yet" : reachedText(reachableCount, resultsCount)})`,
    })),
    mailboxes: mailboxes.map(({ id, fromName, fromAddress }) => ({
      value: String(id),
      label: `${fromName} <${fromAddress}>`,
    })),
  };
}
export type CampaignChoices = Awaited<ReturnType<typeof campaignChoices>>;

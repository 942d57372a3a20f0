import type { BusinessContext } from "~/core/context";
import { hasStartedCampaign } from "~/domains/campaigns/has-started-campaign.server";
import { getLeadTotals } from "~/domains/lead-search/leads/lead-totals.server";
import { mailboxForAccount } from "~/domains/mailboxes/mailboxes.server";
import { hasAnswer } from "~/domains/replies/threads/threads-since.server";
import { listTemplates } from "~/domains/templates/templates.server";
import { paths } from "~/paths";

export interface FirstStep {
  key: "confirm" | "company" | "leads" | "people" | "mailbox" | "template" | "campaign" | "answer";
  label: string;
  to: string;
  isDone: boolean;
}

/** The way from the sign-up to the first answer; empty once all of it is done. */
export async function listFirstSteps(ctx: BusinessContext): Promise<FirstStep[]> {
  if (await hasAnswer(ctx)) return [];
  const { actor, account } = ctx;
  const [leads, mailbox, templates, hasStarted] = await Promise.all([
    getLeadTotals(ctx),
    mailboxForAccount(ctx),
    listTemplates(ctx, { limit: 1 }),
    hasStartedCampaign(ctx),
  ]);
  return [
    {
      key: "confirm",
      label: "Confirm your address",
      to: paths.account.home,
      isDone: actor.isVerified || actor.isDemo,
    },
    {
      key: "company",
      label: "Say where your company is",
      to: paths.account.home,
      isDone: account.hqCountry !== null,
    },
    { key: "leads", label: "Find your first leads", to: paths.leadSearch.new, isDone: leads.leads > 0 },
    { key: "people", label: "Add their people", to: paths.business.newImport, isDone: leads.reachable > 0 },
    {
      key: "mailbox",
      label: "Connect a mailbox",
      to: mailbox ? paths.mailboxes.mailbox(mailbox.id) : paths.mailboxes.new,
      isDone: Boolean(mailbox?.readyAt),
    },
    {
      key: "template",
      label: "Write a template",
      to: paths.templates.new,
      isDone: templates.total.count > 0,
    },
    { key: "campaign", label: "Start a campaign", to: paths.campaigns.new, isDone: hasStarted },
    { key: "answer", label: "Get the first answer", to: paths.replies.list, isDone: false },
  ];
}

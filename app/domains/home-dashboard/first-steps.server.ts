import type { BusinessContext } from "~/core/context";
import { hasStartedCampaign } from "~/domains/campaigns/campaigns.server";
import { findImportWithPeople } from "~/domains/directory/imports/imports.server";
import type { LeadTotals } from "~/domains/lead-search/leads/lead-totals.server";
import { mailboxForAccount } from "~/domains/mailboxes/mailboxes.server";
import { hasAnswer } from "~/domains/replies/threads/threads-since.server";
import { hasTemplate } from "~/domains/templates/templates.server";
import { paths } from "~/paths";

export interface FirstStep {
  key: "confirm" | "company" | "leads" | "people" | "mailbox" | "template" | "campaign" | "answer";
  label: string;
  to: string;
  isDone: boolean;
  /** An alternative to the same step. */
  or?: { label: string; to: string };
}

/** The steps from the sign-up to the first reply; empty once all are done. Demo data completes none. */
export async function listFirstSteps(
  ctx: BusinessContext,
  leads: Pick<LeadTotals, "leads" | "reachable">,
): Promise<FirstStep[]> {
  if (await hasAnswer(ctx)) return [];
  const { actor, account } = ctx;
  const [mailbox, isWritten, hasStarted, withPeople] = await Promise.all([
    mailboxForAccount(ctx),
    hasTemplate(ctx),
    hasStartedCampaign(ctx),
    findImportWithPeople(ctx),
  ]);
  const brought = leads.leads > 0 ? null : withPeople;
  return [
    {
      key: "confirm",
      label: "Confirm your email",
      to: paths.account.home,
      isDone: actor.isVerified || actor.isDemo,
    },
    {
      key: "company",
      label: "Add your company’s country",
      to: paths.account.home,
      isDone: account.hqCountry !== null,
    },
    brought
      ? {
          key: "leads",
          label: "Email your imported contacts",
          to: paths.business.import(brought.id),
          isDone: hasStarted,
          or: { label: "find new leads", to: paths.leadSearch.new },
        }
      : {
          key: "leads",
          label: "Find your first leads",
          to: paths.leadSearch.new,
          isDone: leads.leads > 0,
          or: { label: "import contacts", to: paths.business.importPeople },
        },
    {
      key: "people",
      label: "Add contacts",
      to: paths.business.importPeople,
      isDone: withPeople !== null || leads.reachable > 0,
    },
    {
      key: "mailbox",
      label: "Connect a mailbox",
      to: mailbox ? paths.mailboxes.mailbox(mailbox.id) : paths.mailboxes.connect,
      isDone: Boolean(mailbox?.readyAt),
    },
    {
      key: "template",
      label: "Create a template",
      to: paths.templates.new,
      isDone: isWritten,
    },
    { key: "campaign", label: "Start a campaign", to: paths.campaigns.new, isDone: hasStarted },
    { key: "answer", label: "Get your first reply", to: paths.replies.list, isDone: false },
  ];
}

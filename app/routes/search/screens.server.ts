import { namesFit, wordsOf } from "~/domains/global-search/search-query";
import { canWrite } from "~/domains/identity/policy";
import { paths } from "~/paths";
import { CHATS } from "~/paths/agents/chats";
import { COMMISSIONS } from "~/paths/agents/commissions";
import { MATCHING } from "~/paths/agents/matching";
import { BULK_ACTIONS } from "~/paths/bulk/bulk-actions";
import { DUPLICATES } from "~/paths/bulk/duplicates";
import { REMOVAL } from "~/paths/bulk/removal";
import { BILLING } from "~/paths/business/billing";
import { INSIGHT } from "~/paths/business/insight";
import { MARKETING } from "~/paths/business/marketing";
import { REPORTS } from "~/paths/business/reports";
import { RESEARCH } from "~/paths/business/research";
import { SOCIAL } from "~/paths/business/social";
import { SUPPORT } from "~/paths/business/support";
import { TRAINING } from "~/paths/business/training";
import { WORKFLOW } from "~/paths/business/workflow";
import { SETTINGS } from "~/routes/account/settings-pages";
import { businessNav, type NavUser } from "~/routes/frame/business-nav";

const { account } = paths;

interface Named {
  to: string;
  label: string;
  also?: string;
  isFor?: (user: NavUser) => boolean;
}

const WRITING: Named[] = [
  { to: paths.leadSearch.new, label: "New lead search" },
  { to: paths.leadSearch.generate, label: "Generate leads", also: "ai find" },
  { to: paths.business.newCompany, label: "Add company" },
  { to: BULK_ACTIONS.deletions, label: "Deletions", also: "undo deleted restore trash" },
  { to: paths.business.newContact, label: "Add contact", also: "person new" },
  { to: paths.business.pastePeople, label: "Paste contacts", also: "contacts vcard add list" },
  { to: paths.business.newImport, label: "Import file", also: "csv upload people companies" },
  { to: paths.templates.new, label: "New template", also: "mail write" },
  { to: paths.templates.write, label: "Generate template", also: "ai draft template mail writer" },
  { to: paths.campaigns.new, label: "New campaign", also: "outreach email" },
  { to: paths.mailboxes.new, label: "Connect mailbox", also: "smtp imap sender" },
  { to: paths.replies.webhooks, label: "Webhooks", also: "developers api key" },
  { to: MARKETING.generateContent, label: "Generate content", also: "ai post social media write" },
  { to: MARKETING.generateCampaign, label: "Create AI campaign", also: "social media posts" },
  { to: MARKETING.newCampaign, label: "New marketing campaign", also: "social media budget" },
  { to: MARKETING.newForm, label: "New lead form", also: "public page" },
  {
    to: MARKETING.platforms,
    label: "Platforms",
    also: "whatsapp facebook instagram linkedin twitter token sync",
  },
  { to: SOCIAL.import, label: "Import social leads", also: "csv platform token" },
  { to: SUPPORT.ask, label: "Contact support", also: "help question contact operator" },
  { to: paths.suppressions.new, label: "Add suppressed addresses", also: "unsubscribe stop opt out refuse" },
  { to: paths.opportunities.new, label: "New deal", also: "opportunity" },
  { to: paths.opportunities.generate, label: "Generate deals", also: "ai opportunities" },
  { to: paths.tasks.new, label: "New task", also: "to do reminder" },
];

const ACTIONS: ReadonlySet<string> = new Set(WRITING.map(({ to }) => to));

/** Screens missing from the navigation, and search synonyms for those in it. */
const MORE: Named[] = [
  ...SETTINGS.flatMap(({ pages }) => pages),
  ...WRITING.map((screen) => ({ ...screen, isFor: canWrite })),
  { to: SOCIAL.campaigns, label: "Social lead campaigns", also: "linkedin mixed" },
  { to: MARKETING.leads, label: "Lead Management", also: "social leads contact convert whatsapp" },
  { to: paths.leadSearch.leads, label: "All leads", also: "results prospects" },
  { to: paths.business.hiddenCompanies, label: "Hidden companies", also: "removed deleted" },
  { to: REMOVAL.removedContacts, label: "Deleted contacts", also: "removed people restore undo trash" },
  { to: paths.campaigns.mails, label: "Sent emails", also: "outbox messages" },
  { to: paths.replies.returned, label: "Bounces and auto-replies", also: "bounces" },
  { to: paths.replies.accuracy, label: "Accuracy", also: "how we read replies corrections" },
  { to: paths.replies.demo, label: "Reply demo", also: "try an answer email response" },
  { to: paths.suppressions.rules, label: "Rules by country", also: "law consent gdpr" },
  {
    to: paths.suppressions.consentRequests,
    label: "Consent needed",
    also: "confirmation requests opt-in popia",
  },
  { to: paths.opportunities.board, label: "Deal board", also: "pipeline kanban deals" },
  { to: paths.marketplace.assigned, label: "Your agents", also: "assigned sales people commission" },
  { to: MATCHING.create, label: "New agent request", also: "project skills" },
  { to: MATCHING.list, label: "Find Matching Agents", also: "request project match score" },
  { to: CHATS.list, label: "Messages with agents", also: "chat write inbox" },
  { to: WORKFLOW.home, label: "Workflow", also: "funnel stages automation pipeline run pause" },
  { to: DUPLICATES.list, label: "Duplicates", also: "doubles merge remove dedupe clean" },
  { to: RESEARCH.portal, label: "Database Expansion", also: "research bot grow directory" },
  { to: paths.templates.list, label: "Templates", also: "emails" },
  { to: paths.tasks.list, label: "Tasks", also: "to do reminders" },
  { to: paths.opportunities.list, label: "Deals", also: "opportunities pipeline" },
  { to: paths.opportunities.forecast, label: "Forecast", also: "deals revenue" },
  { to: paths.replies.list, label: "Inbox", also: "replies emails conversations" },
  { to: paths.leadSearch.list, label: "Search", also: "lead search find companies" },
  { to: paths.business.dashboard, label: "Sales dashboard", also: "overview figures" },
  { to: TRAINING.home, label: "Training academy", also: "learn lessons modules course" },
  { to: REPORTS.home, label: "Reports", also: "pipeline report funnel stages" },
  { to: REPORTS.campaigns, label: "Campaign report", also: "analytics figures rates" },
  { to: REPORTS.agents, label: "Agent report", also: "revenue commission deals closed" },
  { to: REPORTS.marketing, label: "Marketing report", also: "reach engagement" },
  { to: REPORTS.costs, label: "Cost report", also: "analytics cost per lead response rate source country" },
  { to: MARKETING.content, label: "AI Content", also: "posts social media drafts hashtags" },
  { to: MARKETING.calendar, label: "Content calendar", also: "posts plan month" },
  { to: MARKETING.forms, label: "Lead forms", also: "public page followers consent" },
  { to: MARKETING.analytics, label: "Marketing analytics", also: "reach engagement conversion links" },
  { to: INSIGHT.aiMarketing, label: "AI marketing", also: "social media" },
  { to: BILLING.plansTab, label: "Plans", also: "upgrade downgrade price" },
  { to: BILLING.invoices, label: "Invoices", also: "pay bill receipt pdf" },
  { to: BILLING.leadUsage, label: "Lead usage", also: "leads used charges cost" },
  { to: BILLING.extraLeads, label: "Buy extra leads", also: "more leads" },
  { to: BILLING.details, label: "Billing details", also: "tax number address" },
  { to: COMMISSIONS.closes, label: "Reported deals", also: "closes confirm dispute commission" },
  { to: paths.demoWork.page, label: "Demo data", also: "sample example try" },
  { to: paths.demoWork.profiles, label: "Demo profiles", also: "sample contacts decision makers generate" },
  { to: paths.notifications.list, label: "Notifications", also: "digest bell" },
  { to: TRAINING.progress, label: "My progress", also: "training learn" },
  { to: TRAINING.certificates, label: "Certificates", also: "training quiz verify" },
  { to: account.email, label: "Change email address" },
  { to: account.erase, label: "Erase account", also: "delete close leave" },
  { to: paths.search.keys, label: "Keyboard shortcuts", also: "keys help" },
];

const MAX_SCREENS = 8;

/** Every named screen this user may open. */
export function screensOf(user: NavUser): Named[] {
  const inRail = businessNav(user).groups.flatMap(({ links }) => links);
  const more = MORE.filter(({ isFor }) => isFor?.(user) ?? true);
  return [...inRail.filter(({ to }) => !more.some((screen) => screen.to === to)), ...more];
}

/** Screens this user may open that match the text, best match first. */
export function screensNamed(text: string, user: NavUser) {
  const terms = wordsOf(text);
  if (terms.length === 0) return [];
  const fits = namesFit(terms);
  const screens = screensOf(user);
  const named = screens.filter(({ label }) => fits(label));
  const called = screens.filter(({ label, also }) => also && fits(`${label} ${also}`));
  return [...new Set([...named, ...called])]
    .slice(0, MAX_SCREENS)
    .map(({ to, label }) => ({ to, label, isAction: ACTIONS.has(to) }));
}

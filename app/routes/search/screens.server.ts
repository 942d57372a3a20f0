import { namesFit, wordsOf } from "~/domains/global-search/search-query";
import { paths } from "~/paths";
import { PICKED } from "~/paths/bulk/picked";
import { BUSINESS_NAV } from "~/routes/frame/business-nav";

const { account } = paths;

/** Screens that no rail names, and what else people call those that it does. */
const MORE: { to: string; label: string; also?: string }[] = [
  { to: paths.leadSearch.new, label: "New lead search" },
  { to: paths.leadSearch.leads, label: "All leads", also: "results prospects" },
  { to: paths.business.newCompany, label: "Add a company" },
  { to: paths.business.hiddenCompanies, label: "Hidden companies", also: "removed deleted" },
  { to: PICKED.deletions, label: "Deletions", also: "undo deleted bring back trash" },
  { to: paths.business.newContact, label: "Add a person", also: "contact new" },
  { to: paths.business.newImport, label: "Import a file", also: "csv upload people companies" },
  { to: paths.templates.new, label: "New template", also: "mail write" },
  { to: paths.templates.signature, label: "Signature", also: "logo footer" },
  { to: paths.campaigns.new, label: "New campaign", also: "outreach mails" },
  { to: paths.campaigns.analytics, label: "Campaign analytics", also: "figures rates" },
  { to: paths.mailboxes.new, label: "Connect a mailbox", also: "smtp imap sender" },
  { to: paths.replies.returned, label: "Returned mails", also: "bounces" },
  { to: paths.replies.webhooks, label: "Webhooks", also: "developers api key" },
  { to: paths.opportunities.board, label: "Board", also: "pipeline kanban deals" },
  { to: paths.opportunities.new, label: "New opportunity", also: "deal" },
  { to: paths.notifications.list, label: "Notifications", also: "digest bell" },
  { to: account.password, label: "Change your password" },
  { to: account.email, label: "Change your e-mail address" },
  { to: account.sessions, label: "Sessions", also: "browsers devices" },
  { to: account.secondFactor, label: "Second factor", also: "2fa code authenticator" },
  { to: account.data, label: "Your data", also: "export erase privacy" },
  { to: paths.search.keys, label: "Keyboard shortcuts", also: "keys help" },
];

const SCREENS = [...BUSINESS_NAV.groups.flatMap(({ links }) => links), ...MORE];
const MOST = 8;

export function screensNamed(text: string) {
  const words = wordsOf(text);
  if (words.length === 0) return [];
  const fits = namesFit(words);
  return SCREENS.filter((screen) => fits(`${screen.label} ${"also" in screen ? screen.also : ""}`))
    .slice(0, MOST)
    .map(({ to, label }) => ({ to, label }));
}

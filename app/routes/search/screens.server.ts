import { namesFit, wordsOf } from "~/domains/global-search/search-query";
import { canWrite } from "~/domains/identity/policy";
import { paths } from "~/paths";
import { PICKED } from "~/paths/bulk/picked";
import { businessNav, type NavUser } from "~/routes/frame/business-nav";

const { account } = paths;

/** Screens that no rail names, and what else people call those that it does. */
const MORE: { to: string; label: string; also?: string; isFor?: (user: NavUser) => boolean }[] = [
  { to: paths.leadSearch.new, label: "New lead search", isFor: canWrite },
  { to: paths.leadSearch.leads, label: "All leads", also: "results prospects" },
  { to: paths.business.newCompany, label: "Add a company", isFor: canWrite },
  { to: paths.business.hiddenCompanies, label: "Hidden companies", also: "removed deleted" },
  { to: PICKED.deletions, label: "Deletions", also: "undo deleted bring back trash", isFor: canWrite },
  { to: paths.business.newContact, label: "Add a person", also: "contact new", isFor: canWrite },
  {
    to: paths.business.newImport,
    label: "Import a file",
    also: "csv upload people companies",
    isFor: canWrite,
  },
  { to: paths.templates.new, label: "New template", also: "mail write", isFor: canWrite },
  { to: paths.templates.signature, label: "Signature", also: "logo footer" },
  { to: paths.campaigns.new, label: "New campaign", also: "outreach mails", isFor: canWrite },
  { to: paths.campaigns.analytics, label: "Campaign analytics", also: "figures rates" },
  { to: paths.mailboxes.new, label: "Connect a mailbox", also: "smtp imap sender", isFor: canWrite },
  { to: paths.replies.returned, label: "Returned mails", also: "bounces" },
  { to: paths.replies.webhooks, label: "Webhooks", also: "developers api key", isFor: canWrite },
  { to: paths.opportunities.board, label: "Board", also: "pipeline kanban deals" },
  { to: paths.opportunities.new, label: "New opportunity", also: "deal", isFor: canWrite },
  { to: paths.notifications.list, label: "Notifications", also: "digest bell" },
  { to: account.password, label: "Change your password" },
  { to: account.email, label: "Change your e-mail address" },
  { to: account.sessions, label: "Sessions", also: "browsers devices" },
  { to: account.secondFactor, label: "Second factor", also: "2fa code authenticator" },
  { to: account.data, label: "Your data", also: "export erase privacy" },
  { to: paths.search.keys, label: "Keyboard shortcuts", also: "keys help" },
];

const MOST = 8;

/** Screens by name that this person can use, the likeliest first. */
export function screensNamed(text: string, user: NavUser) {
  const words = wordsOf(text);
  if (words.length === 0) return [];
  const fits = namesFit(words);
  const inRail = businessNav(user).groups.flatMap(({ links }) => links);
  const more = MORE.filter(({ isFor }) => isFor?.(user) ?? true);
  return [...inRail.filter(({ to }) => !more.some((screen) => screen.to === to)), ...more]
    .filter((screen) => fits(`${screen.label} ${"also" in screen ? screen.also : ""}`))
    .slice(0, MOST)
    .map(({ to, label }) => ({ to, label }));
}

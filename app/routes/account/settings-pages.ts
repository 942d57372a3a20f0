import { canWrite } from "~/domains/identity/policy";
import { paths } from "~/paths";
import { TAGS } from "~/paths/bulk/tags";
import { BILLING } from "~/paths/business/billing";
import { MARKETING } from "~/paths/business/marketing";
import { SIGN_ON } from "~/paths/business/sign-on";
import { SOCIAL } from "~/paths/business/social";
import { WORKFLOW } from "~/paths/business/workflow";
import type { NavUser } from "~/routes/frame/business-nav";

/** A screen that configures, with what people look for when they look for it. */
interface SettingsPage {
  to: string;
  label: string;
  hint: string;
  /** Other words that find it in the search. */
  also?: string;
  isFor?: (user: NavUser) => boolean;
}

const { account } = paths;

/** What a business sets, by subject. */
export const SETTINGS: readonly { label: string; pages: readonly SettingsPage[] }[] = [
  {
    label: "Email",
    pages: [
      {
        to: paths.mailboxes.list,
        label: "Mailboxes",
        hint: "Addresses that send, their daily limits, and inboxes for replies.",
        also: "smtp imap sender dns dkim",
      },
      {
        to: paths.templates.signature,
        label: "Signature",
        hint: "Name, logo and links below your emails.",
        also: "logo footer",
      },
      {
        to: paths.suppressions.list,
        label: "Suppression list",
        hint: "Addresses and domains that get no email from you.",
        also: "unsubscribe opt-out bounce consent",
      },
      {
        to: account.whiteLabel,
        label: "White label",
        hint: "Your name, logo and colour on emails. On the Corporate plan.",
        also: "sender name logo brand",
      },
    ],
  },
  {
    label: "Data",
    pages: [
      {
        to: paths.business.imports,
        label: "Imports",
        hint: "CSV files of companies and contacts you imported.",
        also: "upload file",
        isFor: canWrite,
      },
      {
        to: TAGS.list,
        label: "Tags",
        hint: "Labels of companies, contacts, leads and deals.",
        also: "labels",
      },
      {
        to: paths.savedViews.page,
        label: "Columns and views",
        hint: "The columns and saved filters of each list.",
        also: "saved filters lists",
      },
      {
        to: WORKFLOW.settings,
        label: "Workflow settings",
        hint: "What happens to a new lead without you.",
        also: "automation campaign agent confidence",
      },
    ],
  },
  {
    label: "Account",
    pages: [
      {
        to: paths.team.home,
        label: "Team",
        hint: "People of your company and their roles.",
        also: "invite members users",
      },
      {
        to: BILLING.home,
        label: "Billing",
        hint: "Your plan, invoices and payment.",
        also: "subscription pay card",
      },
      {
        to: account.allowances,
        label: "Usage limits",
        hint: "Today’s use of rows, files, jobs, questions and emails.",
        also: "quota allowance",
        isFor: canWrite,
      },
      {
        to: paths.business.support,
        label: "Support",
        hint: "Your questions to us, and the answers.",
        also: "help contact",
      },
    ],
  },
  {
    label: "Marketing",
    pages: [
      {
        to: MARKETING.home,
        label: "Marketing",
        hint: "Posts, lead forms and platforms. An administrator opens it for you.",
        also: "marketing portal social media apply campaigns budget reach",
      },
      {
        to: SOCIAL.home,
        label: "Social leads",
        hint: "People from your social platforms.",
        also: "social media whatsapp facebook leads",
      },
    ],
  },
  {
    label: "You",
    pages: [
      {
        to: account.home,
        label: "Profile",
        hint: "Your name, phone and company country.",
        also: "account name",
      },
      {
        to: account.picture,
        label: "Profile picture",
        hint: "Shown beside your name.",
        also: "photo avatar image",
      },
      { to: account.password, label: "Change your password", hint: "Every other browser is signed out." },
      {
        to: account.secondFactor,
        label: "Second factor",
        hint: "A code of your phone at sign-in.",
        also: "2fa code authenticator security",
      },
      {
        to: account.sessions,
        label: "Sessions",
        hint: "The browsers you are signed in with.",
        also: "browsers devices security",
      },
      {
        to: account.identities,
        label: "Other ways to sign in",
        hint: "Google, Microsoft or your own provider.",
        also: "google microsoft single sign-on",
      },
      {
        to: SIGN_ON.settings,
        label: "Single sign-on",
        hint: "Your team signs in at your company’s provider. On the Corporate plan.",
        also: "sso openid saml provider login",
      },
      {
        to: account.data,
        label: "Your data",
        hint: "Download what we hold about you, or erase it.",
        also: "export privacy gdpr",
      },
    ],
  },
];

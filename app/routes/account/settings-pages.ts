import { canWrite } from "~/domains/identity/policy";
import { paths } from "~/paths";
import { TAGS } from "~/paths/bulk/tags";
import { BILLING } from "~/paths/business/billing";
import { MARKETING } from "~/paths/business/marketing";
import { SIGN_ON } from "~/paths/business/sign-on";
import { SOCIAL } from "~/paths/business/social";
import { WORKFLOW } from "~/paths/business/workflow";
import type { NavUser } from "~/routes/frame/business-nav";

/** A settings screen, with the words users search for. */
interface SettingsPage {
  to: string;
  label: string;
  hint: string;
  /** Additional search terms. */
  also?: string;
  isFor?: (user: NavUser) => boolean;
}

const { account } = paths;

/** Business settings, grouped by subject. */
export const SETTINGS: readonly { label: string; pages: readonly SettingsPage[] }[] = [
  {
    label: "Email",
    pages: [
      {
        to: paths.mailboxes.list,
        label: "Mailboxes",
        hint: "Sending addresses, daily limits and reply inboxes.",
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
        hint: "Addresses and domains you never email.",
        also: "unsubscribe opt-out bounce consent",
      },
      {
        to: account.whiteLabel,
        label: "White label",
        hint: "Your name, logo and colour on emails. Corporate plan.",
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
        hint: "CSV imports of companies and contacts.",
        also: "upload file",
        isFor: canWrite,
      },
      {
        to: TAGS.list,
        label: "Tags",
        hint: "Labels for companies, contacts, leads and deals.",
        also: "labels",
      },
      {
        to: paths.savedViews.page,
        label: "Columns and views",
        hint: "Columns and saved filters for each list.",
        also: "saved filters lists",
      },
      {
        to: WORKFLOW.settings,
        label: "Automation settings",
        hint: "Automatic steps for new leads and replies.",
        also: "workflow automation campaign agent confidence",
      },
    ],
  },
  {
    label: "Account",
    pages: [
      {
        to: paths.team.home,
        label: "Team",
        hint: "Team members and roles.",
        also: "invite members users",
      },
      {
        to: BILLING.home,
        label: "Billing",
        hint: "Plan, invoices and payment.",
        also: "subscription pay card",
      },
      {
        to: account.allowances,
        label: "Usage limits",
        hint: "Today’s usage: rows, files, jobs, AI and emails.",
        also: "quota allowance",
        isFor: canWrite,
      },
      {
        to: paths.business.support,
        label: "Support",
        hint: "Questions for our team.",
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
        hint: "Posts, lead forms and platforms. Requires approval.",
        also: "marketing portal social media apply campaigns budget reach",
      },
      {
        to: SOCIAL.home,
        label: "Social leads",
        hint: "Leads from your social platforms.",
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
      { to: account.password, label: "Change password", hint: "Signs out your other devices." },
      {
        to: account.secondFactor,
        label: "Two-factor authentication",
        hint: "A code from your phone at sign-in.",
        also: "2fa code authenticator security",
      },
      {
        to: account.sessions,
        label: "Sessions",
        hint: "Devices signed in to your account.",
        also: "browsers devices security",
      },
      {
        to: account.identities,
        label: "Sign-in methods",
        hint: "Google, Microsoft or another provider.",
        also: "google microsoft single sign-on",
      },
      {
        to: SIGN_ON.settings,
        label: "Single sign-on",
        hint: "Let your team sign in through your company’s provider. Corporate plan.",
        also: "sso openid saml provider login",
      },
      {
        to: account.data,
        label: "Your data",
        hint: "Download or erase your personal data.",
        also: "export privacy gdpr",
      },
    ],
  },
];

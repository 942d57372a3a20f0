import { CLOUDFLARE_DNS } from "~/adapters/dns/dns-over-https";
import type { Config } from "~/core/config";
import type { Context } from "~/core/context";
import { readSetting } from "~/domains/settings/settings.server";

const OWN_DOMAIN = "The web server of the address’s own domain";
const MAILS = "Sends our emails to users, and emails of a business that uses one of our addresses";
const MAIL_PARTS = "Sender, recipient, subject, text and attachments of each email";
const MODEL =
  "Turns a search prompt into criteria, drafts templates and posts on request, assigns unknown industry labels and classifies replies";
const MODEL_PARTS =
  "The search prompt or the description of the offer and its audience, and our lists of industries and sizes. No user names. From the directory, only unknown industry labels of imported files. For a reply, its text up to 2,000 characters, without sender, quotes, email addresses, phone numbers and links; names in the text stay";

interface ProcessorFacts {
  config: Config;
  ai: { name: string } | null;
  identityProviders: readonly { name: string; issuer: string }[];
}

interface ProcessorKind {
  key: string;
  who: string;
  purpose: string;
  gets: string;
  when: string;
  /** Empty if the row does not apply. */
  names: (facts: ProcessorFacts) => string[];
}

const hostOf = (url: string) => new URL(url).host;
const one = (name: string | false | null | undefined) => (name ? [name] : []);
const carries = (config: Config, transport: Config["MAIL_TRANSPORT"]) => config.MAIL_TRANSPORT === transport;

/** All third parties that can get data, one row each; docs/privacy.md has the same table, held by a test. */
export const PROCESSOR_KINDS: readonly ProcessorKind[] = [
  {
    key: "platform",
    who: "Cloudflare",
    purpose: "Runs the servers, the database, the files and the queues",
    gets: "All data named on this page",
    when: "Always",
    names: () => ["Cloudflare"],
  },
  {
    key: "mail-smtp",
    who: "The mail server in `SMTP_HOST`",
    purpose: MAILS,
    gets: MAIL_PARTS,
    when: "`MAIL_TRANSPORT` is smtp",
    names: ({ config }) => one(carries(config, "smtp") && config.SMTP_HOST),
  },
  {
    key: "mail-http",
    who: "The mail provider in `MAIL_HTTP_URL`",
    purpose: MAILS,
    gets: MAIL_PARTS,
    when: "`MAIL_TRANSPORT` is http",
    names: ({ config }) =>
      one(carries(config, "http") && config.MAIL_HTTP_URL && hostOf(config.MAIL_HTTP_URL)),
  },
  {
    key: "mail-cloudflare",
    who: "Cloudflare Email Service",
    purpose: MAILS,
    gets: MAIL_PARTS,
    when: "`MAIL_TRANSPORT` is cloudflare",
    names: ({ config }) => one(carries(config, "cloudflare") && "Cloudflare Email Service"),
  },
  {
    key: "mail-own",
    who: "The mail server a business connects",
    purpose: "Sends this business’s emails from its own address and delivers the replies",
    gets: MAIL_PARTS,
    when: "A business adds its own mailbox",
    names: () => ["The mail server a business connects"],
  },
  {
    key: "model",
    who: "The language model in `AI_BASE_URL`",
    purpose: MODEL,
    gets: MODEL_PARTS,
    when: "`AI_BASE_URL` is set",
    names: ({ config, ai }) =>
      one(ai && config.AI_BASE_URL && `${ai.name}, at ${hostOf(config.AI_BASE_URL)}`),
  },
  {
    key: "model-cloudflare",
    who: "Cloudflare Workers AI",
    purpose: MODEL,
    gets: MODEL_PARTS,
    when: "The `AI` binding exists and `AI_BASE_URL` is not set",
    names: ({ config, ai }) => one(ai && !config.AI_BASE_URL && `${ai.name}, at Cloudflare Workers AI`),
  },
  {
    key: "dns",
    who: "The name server in `DNS_OVER_HTTPS_URL`, Cloudflare’s by default",
    purpose: "Checks whether a business may send email from its domain",
    gets: "The domain of the business’s address, no personal data",
    when: "A business checks a mailbox",
    names: ({ config }) => [hostOf(config.DNS_OVER_HTTPS_URL ?? CLOUDFLARE_DNS)],
  },
  {
    key: "mail-settings",
    who: "The web server of the address’s own domain, or the collection in `MAIL_AUTOCONFIG_URL`",
    purpose: "Lists the mail servers of a domain",
    gets: "The domain of the business’s address, no personal data",
    when: "A business connects a mailbox whose servers are not in DNS",
    names: ({ config: { MAIL_AUTOCONFIG_URL: url } }) => [url ? hostOf(url) : OWN_DOMAIN],
  },
  {
    key: "mail-grant",
    who: "Google or Microsoft, if this site offers their sign-in for mailboxes",
    purpose: "Lets a business connect its mailbox without a password",
    gets: "The mailbox address, that it is connected here, and when it is used",
    when: "A business connects a mailbox by signing in there",
    names: ({ config }) => [
      ...(config.GOOGLE_MAIL_CLIENT_ID ? ["Google, for mailboxes"] : []),
      ...(config.MICROSOFT_MAIL_CLIENT_ID ? ["Microsoft, for mailboxes"] : []),
    ],
  },
  {
    key: "payments",
    who: "Paystack",
    purpose: "Takes invoice payments by card, bank and mobile money, on its own page",
    gets: "The payer’s email address, the amount, and what they enter on that page",
    when: "`PAYSTACK_SECRET_KEY` is set, and a business pays there",
    names: ({ config }) => one(config.PAYSTACK_SECRET_KEY && "Paystack"),
  },
  {
    key: "social-platforms",
    who: "Meta, LinkedIn and X",
    purpose: "Deliver messages people send to a business there, and its replies",
    gets: "The token of the business, which leads it reads, and the text and recipients of its replies",
    when: "A business connects its account there",
    names: () => ["Meta (WhatsApp, Facebook, Instagram)", "LinkedIn", "X"],
  },
  {
    key: "sign-in",
    who: "The sign-in providers that an administrator, or a business for its team, turned on",
    purpose: "Identifies you when you choose to sign in with your account there",
    gets: "That you sign in here, and when. It gives us your name and email address",
    when: "A user chooses it on a sign-in page",
    names: ({ identityProviders }) =>
      identityProviders.map(({ name, issuer }) => `${name}, at ${hostOf(issuer)}`),
  },
];

export interface Processor {
  key: string;
  name: string;
  purpose: string;
  gets: string;
}

export const processorsOf = (facts: ProcessorFacts): Processor[] =>
  PROCESSOR_KINDS.flatMap(({ key, purpose, gets, names }) =>
    names(facts).map((name) => ({ key, name, purpose, gets })),
  );

export async function listProcessors(ctx: Context): Promise<Processor[]> {
  const providers = await readSetting(ctx, "identityProviders");
  return processorsOf({
    config: ctx.config,
    ai: ctx.ai,
    identityProviders: providers.filter(({ isOn }) => isOn),
  });
}

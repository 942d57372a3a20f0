import { CLOUDFLARE_DNS } from "~/adapters/dns/dns-over-https";
import type { Config } from "~/core/config";

const OWN_DOMAIN = "The web server of the address’s own domain";
const MAILS = "Carries our mails to users, and the mails a business sends with an address of ours";
const MAIL_PARTS = "Sender, receiver, subject, text and attachments of each mail";
const MODEL =
  "Turns the sentence of a search into criteria, drafts templates and posts where somebody asks for one, says which industry an unknown label names, and what an answer to a mail means";
const MODEL_PARTS =
  "The sentence or the words about what is offered and to whom, and our lists of industries and sizes. No name of a user, nothing from the directory but words that files use for an industry and no rule knows. Of an answer its own words, at most 2,000 characters, without its sender, what it quotes, mail addresses, phone numbers and links; names that stand in them stay";

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
  /** None where the row does not apply. */
  names: (facts: ProcessorFacts) => string[];
}

const hostOf = (url: string) => new URL(url).host;
const one = (name: string | false | null | undefined) => (name ? [name] : []);
const carries = (config: Config, transport: Config["MAIL_TRANSPORT"]) => config.MAIL_TRANSPORT === transport;

/** Everybody outside who can get data, one row each; docs/privacy.md has the same table, held by a test. */
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
    who: "The mail server a business names",
    purpose: "Carries the mails that this business sends with its own address, and hands over the answers",
    gets: MAIL_PARTS,
    when: "A business adds its own mailbox",
    names: () => ["The mail server a business names"],
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
    when: "The `AI` binding is there and `AI_BASE_URL` is not set",
    names: ({ config, ai }) => one(ai && !config.AI_BASE_URL && `${ai.name}, at Cloudflare Workers AI`),
  },
  {
    key: "dns",
    who: "The name server in `DNS_OVER_HTTPS_URL`, Cloudflare’s unless told",
    purpose: "Looks up whether a business may send mail from its domain",
    gets: "The domain of the business’s address, nothing of a person",
    when: "A business checks a mailbox",
    names: ({ config }) => [hostOf(config.DNS_OVER_HTTPS_URL ?? CLOUDFLARE_DNS)],
  },
  {
    key: "mail-settings",
    who: "The web server of the address’s own domain, or the collection in `MAIL_AUTOCONFIG_URL`",
    purpose: "Tells which mail servers a domain has",
    gets: "The domain of the business’s address, nothing of a person",
    when: "A business connects a mailbox of a domain that DNS does not explain",
    names: ({ config: { MAIL_AUTOCONFIG_URL: url } }) => [url ? hostOf(url) : OWN_DOMAIN],
  },
  {
    key: "mail-grant",
    who: "Google or Microsoft, where this site offers their sign-in for mailboxes",
    purpose: "Lets a business open its own mailbox to us without a password",
    gets: "That the mailbox is used here, its address, and when",
    when: "A business connects a mailbox by signing in there",
    names: ({ config }) => [
      ...(config.GOOGLE_MAIL_CLIENT_ID ? ["Google, for mailboxes"] : []),
      ...(config.MICROSOFT_MAIL_CLIENT_ID ? ["Microsoft, for mailboxes"] : []),
    ],
  },
  {
    key: "payments",
    who: "Paystack",
    purpose: "Takes payments of invoices by card, bank and mobile money, on its own page",
    gets: "The email address of who pays, the sum, and what they enter on that page",
    when: "`PAYSTACK_SECRET_KEY` is set, and a business pays there",
    names: ({ config }) => one(config.PAYSTACK_SECRET_KEY && "Paystack"),
  },
  {
    key: "social-platforms",
    who: "Meta, LinkedIn and X",
    purpose: "Bring what people write to a business there, and carry its answers",
    gets: "The token of the business, which leads it reads, and the text of its answers with whom they go to",
    when: "A business connects its account there",
    names: () => ["Meta (WhatsApp, Facebook, Instagram)", "LinkedIn", "X"],
  },
  {
    key: "sign-in",
    who: "The providers of sign-in that an administrator, or a business for its own team, switched on",
    purpose: "Tells us who you are when you choose to sign in with your account there",
    gets: "That you sign in here, and when. We get your name and email address from it",
    when: "A user chooses it at a door",
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

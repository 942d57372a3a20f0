import { CLOUDFLARE_DNS } from "~/adapters/dns/dns-over-https";
import type { Config } from "~/core/config";
import type { Context } from "~/core/context";
import { readSetting } from "~/domains/settings/settings.server";
import { m } from "~/messages/messages";

const OWN_DOMAIN = m.privacy_processors_the_web_server_of_the;
const MAILS = m.privacy_processors_sends_our_emails_to_users;
const MAIL_PARTS = m.privacy_processors_sender_recipient_subject_text_and;
const MODEL = m.privacy_processors_turns_a_search_prompt_into;
const MODEL_PARTS = m.privacy_processors_the_search_prompt_or_the;

interface ProcessorFacts {
  config: Config;
  ai: { name: string } | null;
  identityProviders: readonly { name: string; issuer: string }[];
}

interface ProcessorKind {
  key: string;
  who: string;
  purpose: () => string;
  gets: () => string;
  when: string;
  /** Empty if the row does not apply. */
  names: (facts: ProcessorFacts) => string[];
}

const hostOf = (url: string) => new URL(url).host;
const one = (name: string | false | null | undefined) => (name ? [name] : []);
const carries = (config: Config, transport: Config["MAIL_TRANSPORT"]) => config.MAIL_TRANSPORT === transport;

/** All third parties that can receive data, one row each. docs/privacy.md has the same table; a test compares them. */
export const PROCESSOR_KINDS: readonly ProcessorKind[] = [
  {
    key: "platform",
    who: "Cloudflare",
    purpose: m.privacy_processors_runs_the_servers_the_database,
    gets: m.privacy_processors_all_data_named_on_this,
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
    purpose: m.privacy_processors_sends_this_businesss_emails_from,
    gets: MAIL_PARTS,
    when: "A business adds its own mailbox",
    names: () => [m.privacy_processors_the_mail_server_a_business()],
  },
  {
    key: "model",
    who: "The language model in `AI_BASE_URL`",
    purpose: MODEL,
    gets: MODEL_PARTS,
    when: "`AI_BASE_URL` is set",
    names: ({ config, ai }) =>
      one(
        ai &&
          config.AI_BASE_URL &&
          m.privacy_processors_at({ name: ai.name, host: hostOf(config.AI_BASE_URL) }),
      ),
  },
  {
    key: "model-cloudflare",
    who: "Cloudflare Workers AI",
    purpose: MODEL,
    gets: MODEL_PARTS,
    when: "The `AI` binding exists and `AI_BASE_URL` is not set",
    names: ({ config, ai }) =>
      one(
        ai &&
          !config.AI_BASE_URL &&
          m.privacy_processors_at({ name: ai.name, host: "Cloudflare Workers AI" }),
      ),
  },
  {
    key: "dns",
    who: "The DNS resolver in `DNS_OVER_HTTPS_URL`, Cloudflare’s by default",
    purpose: m.privacy_processors_checks_whether_a_business_may,
    gets: m.privacy_processors_the_domain_of_the_businesss,
    when: "A business checks a mailbox",
    names: ({ config }) => [hostOf(config.DNS_OVER_HTTPS_URL ?? CLOUDFLARE_DNS)],
  },
  {
    key: "mail-settings",
    who: "The web server of the address’s own domain, or the collection in `MAIL_AUTOCONFIG_URL`",
    purpose: m.privacy_processors_lists_the_mail_servers_of,
    gets: m.privacy_processors_the_domain_of_the_businesss,
    when: "A business connects a mailbox with servers not listed in DNS",
    names: ({ config: { MAIL_AUTOCONFIG_URL: url } }) => [url ? hostOf(url) : OWN_DOMAIN()],
  },
  {
    key: "mail-grant",
    who: "Google or Microsoft, if this site offers mailbox sign-in with them",
    purpose: m.privacy_processors_lets_a_business_connect_its,
    gets: m.privacy_processors_the_mailbox_address_that_it,
    when: "A business connects a mailbox by signing in with its provider",
    names: ({ config }) => [
      ...(config.GOOGLE_MAIL_CLIENT_ID ? [m.privacy_processors_for_mailboxes({ name: "Google" })] : []),
      ...(config.MICROSOFT_MAIL_CLIENT_ID ? [m.privacy_processors_for_mailboxes({ name: "Microsoft" })] : []),
    ],
  },
  {
    key: "payments",
    who: "Paystack",
    purpose: m.privacy_processors_takes_invoice_payments_by_card,
    gets: m.privacy_processors_the_payers_email_address_the,
    when: "`PAYSTACK_SECRET_KEY` is set, and a business pays with Paystack",
    names: ({ config }) => one(config.PAYSTACK_SECRET_KEY && "Paystack"),
  },
  {
    key: "social-platforms",
    who: "Meta, LinkedIn and X",
    purpose: m.privacy_processors_deliver_messages_people_send_to,
    gets: m.privacy_processors_the_token_of_the_business,
    when: "A business connects its account on the platform",
    names: () => ["Meta (WhatsApp, Facebook, Instagram)", "LinkedIn", "X"],
  },
  {
    key: "sign-in",
    who: "Sign-in providers turned on by an administrator, or by a business for its team",
    purpose: m.privacy_processors_identifies_you_when_you_choose,
    gets: m.privacy_processors_that_you_sign_in_here,
    when: "A user chooses the provider on a sign-in page",
    names: ({ identityProviders }) =>
      identityProviders.map(({ name, issuer }) => m.privacy_processors_at({ name, host: hostOf(issuer) })),
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
    names(facts).map((name) => ({ key, name, purpose: purpose(), gets: gets() })),
  );

export async function listProcessors(ctx: Context): Promise<Processor[]> {
  const providers = await readSetting(ctx, "identityProviders");
  return processorsOf({
    config: ctx.config,
    ai: ctx.ai,
    identityProviders: providers.filter(({ isOn }) => isOn),
  });
}

import { z } from "zod";
import { isPublicHost } from "~/adapters/public-url";
import { emailAddress } from "~/core/email-address";
import { PUBLIC_FIGURES } from "~/core/public-figures";
import { LocalPrices } from "./local-prices";
import { NO_IDENTITY, OperatorIdentity } from "./operator-identity";

const Claim = z
  .string({ error: "This field is required." })
  .trim()
  .min(1, "This field is required.")
  .max(20, "Use at most 20 characters, e.g. 10,000+.");

const ON_OR_OFF = { error: "Use true or false." };
const EMAIL = { error: "Enter an email address, e.g. sales@example.com." };
const LENGTH = "Enter a number from 6 to 64.";

/** `revenue` is in US cents. */
const LiveClaims = z.object({
  agents: z.number(),
  countries: z.number(),
  revenue: z.number(),
  companies: z.number(),
  /** 0 to 100; null while there are no leads. */
  confidence: z.number().nullable(),
  countedAt: z.string(),
});
export type LiveClaims = z.infer<typeof LiveClaims>;

const ShownReason = z.object({ id: z.string(), points: z.number(), max: z.number(), detail: z.string() });

/** The response to the landing page's example search, and the company count at each stop of its map. */
const ShownAnswer = z.object({
  sentence: z.string(),
  total: z.string(),
  isOne: z.boolean(),
  finds: z.array(
    z.object({
      id: z.number(),
      name: z.string(),
      facts: z.string(),
      /** ISO 3166 alpha-2. */
      country: z.string().nullable(),
      confidence: z.number().nullable(),
      reasons: z.array(ShownReason),
    }),
  ),
  counts: z.record(z.string(), z.number()),
});
export type ShownAnswer = z.infer<typeof ShownAnswer>;

const IdentityProvider = z.object({
  key: z.string(),
  name: z.string(),
  issuer: z.string(),
  clientId: z.string(),
  sealedSecret: z.string().nullable(),
  isOn: z.boolean(),
});
export type IdentityProvider = z.infer<typeof IdentityProvider>;

const A_DAY = "Enter a number of companies from 1 to 100,000.";

export const ResearchSetting = z.object({
  startedBy: z.enum(["businesses", "administrators"], {
    error: "Choose businesses or administrators.",
  }),
  mostADay: z.number(A_DAY).int(A_DAY).min(1, A_DAY).max(100_000, A_DAY),
});
export type ResearchSetting = z.infer<typeof ResearchSetting>;

const AN_ALLOWANCE = "Enter a number of emails from 1 to 10,000.";
const Allowance = z.number(AN_ALLOWANCE).int(AN_ALLOWANCE).min(1, AN_ALLOWANCE).max(10_000, AN_ALLOWANCE);

const MAX_DOMAINS = 200;

function domainOf(text: string): string {
  const address = `https://${text.trim().replace(/^https?:\/\//i, "")}`;
  return URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, "") : "";
}

const LinkDomains = z
  .array(
    z.string("Enter domains, e.g. example.com.").max(300, "Use at most 300 characters."),
    "Enter a list of domains.",
  )
  .max(MAX_DOMAINS, `Use at most ${MAX_DOMAINS} domains.`)
  .transform((texts, check) => {
    const wrong = texts.find((text) => !isPublicHost(domainOf(text)));
    if (wrong !== undefined)
      check.addIssue({
        code: "custom",
        message: `“${wrong.slice(0, 60)}” isn’t a domain. Enter a domain, e.g. example.com.`,
      });
    return [...new Set(texts.map(domainOf))].sort();
  });

export const SETTINGS = {
  claims: {
    schema: z.object({
      mode: z.enum(["stated", "live"], { error: "Choose stated or live claims." }),
      agents: Claim,
      countries: Claim,
      revenue: Claim,
      companies: Claim,
      confidence: Claim,
    }),
    builtIn: { mode: "stated" as "stated" | "live", ...PUBLIC_FIGURES },
  },
  liveClaims: { schema: LiveClaims.nullable(), builtIn: null },
  /** When the every-minute jobs last completed; the status page shows it. */
  schedulerRun: { schema: z.object({ at: z.iso.datetime() }).nullable(), builtIn: null },
  /** Users that demo visitors view the demo as; null until the demo is seeded. */
  demoUsers: { schema: z.object({ business: z.int(), agent: z.int() }).nullable(), builtIn: null },
  shownAnswer: { schema: ShownAnswer.nullable(), builtIn: null },
  salesEmail: {
    schema: z.string(EMAIL).trim().max(254, EMAIL.error).pipe(emailAddress(EMAIL)).nullable(),
    builtIn: null,
  },
  /** The company that runs this installation: invoices, footer, terms, privacy page and emails name it. */
  operator: { schema: OperatorIdentity, builtIn: NO_IDENTITY },
  /** Secondary local prices on public pages; null until the operator enters rates. */
  localPrices: { schema: LocalPrices.nullable(), builtIn: null },
  passwordMinimum: {
    schema: z.number(LENGTH).int(LENGTH).min(6, LENGTH).max(64, LENGTH).nullable(),
    builtIn: null,
  },
  /** Domains, with their subdomains, that short links lead to without a notice, besides the account's own. */
  linkDomains: { schema: LinkDomains, builtIn: [] as string[] },
  /** Per mailbox and day, separate from campaigns: replies and single emails together, and test emails. */
  oneToOneEmail: {
    schema: z.object({ dailyLimit: Allowance, testDailyLimit: Allowance }),
    builtIn: { dailyLimit: 200, testDailyLimit: 20 },
  },
  identityProviders: { schema: z.array(IdentityProvider), builtIn: [] },
  /** Null: use the environment's value (directory/research). */
  research: { schema: ResearchSetting.nullable(), builtIn: null },
  switches: {
    schema: z.object({
      signUp: z.boolean(ON_OR_OFF),
      agentApplications: z.boolean(ON_OR_OFF),
      demo: z.boolean(ON_OR_OFF),
    }),
    builtIn: { signUp: true, agentApplications: true, demo: true },
  },
} satisfies Record<string, { schema: z.ZodType; builtIn: unknown }>;

export type SettingKey = keyof typeof SETTINGS;
export type Setting<Key extends SettingKey> = z.infer<(typeof SETTINGS)[Key]["schema"]>;

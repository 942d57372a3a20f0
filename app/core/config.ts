import { z } from "zod";

const origin = z.url({ protocol: /^https?$/, error: "should be an address such as https://njia.example" });
const text = (what: string) => z.string().min(1, `should be ${what}`).optional();

const MAIL_TRANSPORTS = ["smtp", "cloudflare", "http", "outbox"] as const;

const CURRENCIES = ["USD", "NGN", "GHS", "KES", "ZAR"] as const;

const ConfigSchema = z
  .object({
    ENVIRONMENT: z.enum(["development", "test", "preview", "production"], {
      error: "should be development, test, preview or production",
    }),
    APP_NAME: z.string().min(1, "should be the name of the product"),
    APP_ORIGIN: origin,
    SALES_EMAIL: z.email({ error: "should be an email address" }),
    PASSWORD_PEPPER: z.string().min(32, "should be a secret of at least 32 characters").optional(),
    LEDGER_OLD_KEYS: z
      .string()
      .regex(/^[\w-]{43}(?:,[\w-]{43})*$/, "should be public keys separated by commas")
      .optional(),
    AI_BASE_URL: origin.optional(),
    AI_API_KEY: text("the key of the AI provider"),
    AI_MODEL: text("the name of a model"),
    MAIL_TRANSPORT: z.enum(MAIL_TRANSPORTS, { error: "should be smtp, cloudflare or http" }).optional(),
    MAIL_FROM: z.email({ error: "should be the sender address" }).optional(),
    SMTP_HOST: z
      .string()
      .regex(/^[a-z0-9.:-]+$/i, "should be the name of the mail server")
      .optional(),
    SMTP_PORT: z
      .string()
      .regex(/^[1-9]\d{0,4}$/, "should be the port of the mail server, such as 465")
      .optional(),
    SMTP_USER: text("the user at the mail server"),
    SMTP_PASSWORD: text("the password at the mail server"),
    SMTP_SECURITY: z
      .enum(["tls", "starttls", "none"], { error: "should be tls, starttls or none" })
      .optional(),
    MAIL_HTTP_URL: origin.optional(),
    MAIL_HTTP_KEY: text("the key of the mail provider"),
    DNS_OVER_HTTPS_URL: origin.optional(),
    MAIL_AUTOCONFIG_URL: origin.optional(),
    GOOGLE_MAIL_CLIENT_ID: text("the client of Google that reads and sends mail"),
    GOOGLE_MAIL_CLIENT_SECRET: text("the secret of that client"),
    MICROSOFT_MAIL_CLIENT_ID: text("the client of Microsoft that reads and sends mail"),
    MICROSOFT_MAIL_CLIENT_SECRET: text("the secret of that client"),
    MAIL_GRANT_URL: origin.optional(),
    /** Minimum length of a recorded answer in seconds, so that end-to-end tests record seconds instead of a minute. */
    LEAST_ANSWER_SECONDS: z
      .string()
      .regex(/^[1-9]\d?$/, "should be the seconds of the shortest answer")
      .optional(),
    /** For tests, which hash a password for each user they create. */
    PASSWORD_COST_LOG2: z
      .string()
      .regex(
        /^([1-9]|1[0-5])$/,
        "should be the binary logarithm of the cost of a password hash, from 1 to 15",
      )
      .optional(),
    TAX_PERCENT: z
      .string()
      .regex(/^\d{1,2}$/, "should be the whole percent of tax on invoices, such as 16")
      .optional(),
    PAYSTACK_SECRET_KEY: text("the secret key of Paystack"),
    PAYSTACK_URL: origin.optional(),
    GLEIF_URL: origin.optional(),
    WIKIDATA_URL: origin.optional(),
    /** A server on a developer's machine that feeds may be read from. */
    FEED_ORIGIN: origin.optional(),
    META_GRAPH_URL: origin.optional(),
    LINKEDIN_API_URL: origin.optional(),
    X_API_URL: origin.optional(),
    META_APP_SECRET: text("the secret of the operator's own app at Meta"),
    /** The first key encrypts; the others decrypt what was encrypted before. */
    PLATFORM_KEYS: z
      .string()
      .regex(
        /^[a-z0-9]{1,16}:[\w-]{43}(?:,[a-z0-9]{1,16}:[\w-]{43}){0,9}$/,
        "should be keys as name:base64url of 32 bytes, separated by commas",
      )
      .optional(),
    PAYSTACK_CURRENCY: z.enum(CURRENCIES, { error: `should be one of ${CURRENCIES.join(", ")}` }).optional(),
    PAYSTACK_RATE: z
      .string()
      .regex(/^\d{1,7}(\.\d{1,4})?$/, "should be how much of that currency one dollar is, such as 129.5")
      .optional(),
  })
  .superRefine((value, context) => {
    const need = (name: keyof typeof value, what: string, isMissing = !value[name]) => {
      if (isMissing) context.addIssue({ code: "custom", path: [name], message: `should be ${what}` });
    };
    const isProduction = value.ENVIRONMENT === "production";
    const transport = value.MAIL_TRANSPORT ?? "outbox";
    if (isProduction) {
      need("PASSWORD_PEPPER", "a secret of at least 32 characters");
      need("MAIL_TRANSPORT", "smtp, cloudflare or http", transport === "outbox");
    }
    if (isDeployed(value)) {
      need("LEAST_ANSWER_SECONDS", "left out in production", value.LEAST_ANSWER_SECONDS !== undefined);
      need("FEED_ORIGIN", "left out in production", value.FEED_ORIGIN !== undefined);
      need("PASSWORD_COST_LOG2", "left out in production", value.PASSWORD_COST_LOG2 !== undefined);
      need("SMTP_SECURITY", "tls or starttls", transport === "smtp" && value.SMTP_SECURITY === "none");
    }
    if (value.AI_BASE_URL) need("AI_MODEL", "the name of a model");
    if (transport !== "outbox") need("MAIL_FROM", "the sender address");
    if (transport === "smtp") need("SMTP_HOST", "the name of the mail server");
    if (transport === "http") need("MAIL_HTTP_URL", "the address that takes mail");
    if (value.GOOGLE_MAIL_CLIENT_ID) need("GOOGLE_MAIL_CLIENT_SECRET", "the secret of that client");
    if (value.MICROSOFT_MAIL_CLIENT_ID) need("MICROSOFT_MAIL_CLIENT_SECRET", "the secret of that client");
    const isForeign = value.PAYSTACK_CURRENCY !== undefined && value.PAYSTACK_CURRENCY !== "USD";
    need(
      "PAYSTACK_RATE",
      "how much of that currency one dollar is",
      isForeign && !(Number(value.PAYSTACK_RATE) > 0),
    );
    if (value.SMTP_USER) need("SMTP_PASSWORD", "the password at the mail server");
  });

export type Config = z.infer<typeof ConfigSchema>;

/** Whether the Worker has a public host name. Previews follow the production rules for hosts, networks and developer pages. */
export const isDeployed = ({ ENVIRONMENT }: Pick<Config, "ENVIRONMENT">): boolean =>
  ENVIRONMENT === "production" || ENVIRONMENT === "preview";

/** Reads the Worker's variables once. @throws Error that lists each missing or malformed variable and its expected value */
export function readConfig(env: object): Config {
  const result = ConfigSchema.safeParse(env);
  if (result.success) return result.data;
  const lines = result.error.issues.map((issue) => `  ${issue.path.join(".")}: ${issue.message}`);
  throw new Error(`The configuration is not complete:\n${lines.join("\n")}`);
}

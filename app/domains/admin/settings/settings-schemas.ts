import { z } from "zod";
import { LocalPrices, parseRates } from "~/domains/settings/local-prices";
import { BankAccount, MAX_BANK_ACCOUNTS, OperatorIdentity } from "~/domains/settings/operator-identity";
import { SETTINGS } from "~/domains/settings/settings";

const claims = SETTINGS.claims.schema;
const switches = SETTINGS.switches.schema;
const salesEmail = SETTINGS.salesEmail.schema;
const linkDomains = SETTINGS.linkDomains.schema;
const oneToOneEmail = SETTINGS.oneToOneEmail.schema;
const passwordMinimum = SETTINGS.passwordMinimum.schema;

/** Null restores the built-in value. */
export const SettingsChange = z.object({
  claims: claims.partial().optional(),
  salesEmail: salesEmail.optional(),
  operator: OperatorIdentity.partial().optional(),
  localPrices: LocalPrices.nullable().optional(),
  passwordMinimum: passwordMinimum.optional(),
  linkDomains: linkDomains.optional(),
  oneToOneEmail: oneToOneEmail.partial().optional(),
  switches: switches.partial().optional(),
});
export type SettingsChange = z.infer<typeof SettingsChange>;

const unchecked = (name: keyof typeof switches.shape) => switches.shape[name].default(false);

/** The form has a row for each account and two spare rows; empty rows are ignored. */
const isEntered = (account: unknown) =>
  typeof account === "object" && account !== null && Object.values(account).some((value) => value);

const FILL_IN = "Invoices must include this detail. Enter a value.";

const CompanyForm = OperatorIdentity.extend({
  legalName: z.string(FILL_IN).pipe(OperatorIdentity.shape.legalName),
  address: z.string(FILL_IN).pipe(OperatorIdentity.shape.address),
  registrationNumber: z.string(FILL_IN).pipe(OperatorIdentity.shape.registrationNumber),
  taxNumber: OperatorIdentity.shape.taxNumber.default(""),
  privacyEmail: OperatorIdentity.shape.privacyEmail.default(""),
  governingLaw: OperatorIdentity.shape.governingLaw.default(""),
  bankAccounts: z
    .array(z.preprocess((row) => (isEntered(row) ? row : null), BankAccount.nullable()))
    .max(MAX_BANK_ACCOUNTS)
    .default([])
    .transform((rows) => rows.filter((row) => row !== null)),
});

/** Without rates there are no local prices, whatever the date. An error in one line is shown at the field with all lines. */
const LocalPricesForm = z
  .object({
    rates: z.string().max(500, "Use at most 500 characters.").default(""),
    ratedOn: z.string().default(""),
  })
  .transform(({ rates, ratedOn }, check) => {
    if (rates.trim() === "") return null;
    const { data, error } = LocalPrices.safeParse({ rates: parseRates(rates), ratedOn });
    for (const { message, path } of error?.issues ?? [])
      check.addIssue({ code: "custom", message, path: path.slice(0, 1) });
    return data ?? z.NEVER;
  });

/** Forms send all their fields: an unchecked box is false, an empty field null. */
export const SETTINGS_FORMS = {
  claims: z.object({ claims }),
  sales: z.object({ salesEmail: salesEmail.default(null) }),
  company: z.object({ operator: CompanyForm }),
  localPrices: z.object({ localPrices: LocalPricesForm }),
  passwords: z.object({ passwordMinimum: passwordMinimum.default(null) }),
  linkDomains: z.object({
    linkDomains: z
      .string()
      .max(60_000, "Use at most 60,000 characters.")
      .default("")
      .transform((text) => text.split(/[\s,;]+/).filter(Boolean))
      .pipe(linkDomains),
  }),
  oneToOneEmail: z.object({ oneToOneEmail }),
  switches: z.object({
    switches: z
      .object({
        signUp: unchecked("signUp"),
        agentApplications: unchecked("agentApplications"),
        demo: unchecked("demo"),
      })
      .prefault({}),
  }),
};

import { z } from "zod";
import { DomainError } from "~/core/errors";
import { COUNTRIES } from "~/core/places/countries";
import { e164 } from "~/core/places/dial-codes";
import { m } from "~/messages/messages";

const digitsOf = (letter: string) => (/\d/.test(letter) ? letter : String(letter.charCodeAt(0) - 55));

/** ISO 13616: 15 to 34 letters and digits, with valid check digits (ISO 7064, mod 97-10). */
export function isIban(text: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(text)) return false;
  const digits = [...`${text.slice(4)}${text.slice(0, 4)}`].map(digitsOf).join("");
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1;
}

const text = (maxLength: number, name: string) =>
  z
    .string()
    .trim()
    .max(maxLength, {
      error: () => m.agents_payout_account_schema_use_at_most_characters({ name, maxLength }),
    })
    .optional();
const HOLDER = { error: () => m.agents_payout_account_schema_enter_the_account_holders_name() };
const KIND = { error: () => m.agents_payout_account_schema_choose_a_bank_account_or() };

const compact = (value: string | undefined) => value?.replace(/[\s().-]/g, "") ?? "";

/** ISO 9362: bank, country, location, and an optional branch. */
const SWIFT = /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/;
const ACCOUNT = /^[A-Z0-9]{5,34}$/;
const BRANCH = /^[A-Z0-9]{2,12}$/;
const noPhoneText = () => m.agents_payout_account_schema_enter_the_number_with_country();

const Typed = z.object({
  kind: z.enum(["bank", "mobile"], KIND),
  holder: z
    .string(HOLDER)
    .trim()
    .min(2, HOLDER)
    .max(100, { error: () => m.agents_payout_account_schema_use_at_most_100_characters() }),
  country: z.string().trim().max(2).optional(),
  bank: text(100, "Bank"),
  account: text(60, "Account"),
  branch: text(20, "Branch"),
  swift: text(20, "SWIFT"),
  operator: text(60, "Operator"),
  phone: text(40, "Number"),
  /** The user's password, required if they signed in more than ten minutes ago. */
  currentPassword: z.string().max(200).optional(),
});

type Typed = z.infer<typeof Typed>;

function bankProblems({ country, bank, account, branch, swift }: Typed): [string, string][] {
  const number = compact(account).toUpperCase();
  const found: [string, string][] = [];
  if (!COUNTRIES.some(({ code }) => code === country)) found.push(["country", "Choose the bank’s country."]);
  if (!bank) found.push(["bank", "Enter the bank name."]);
  if (!ACCOUNT.test(number)) found.push(["account", "Enter the IBAN or account number."]);
  const looksLikeIban = /^[A-Z]{2}\d{2}/.test(number) && number.length > 14;
  if (looksLikeIban && !isIban(number)) found.push(["account", "This IBAN isn’t valid. Check its digits."]);
  if (looksLikeIban && isIban(number) && number.slice(0, 2) !== country)
    found.push(["country", "This IBAN belongs to another country."]);
  if (swift && !SWIFT.test(compact(swift).toUpperCase()))
    found.push(["swift", "Enter a SWIFT code of 8 or 11 characters, e.g. KCBLKENX."]);
  if (branch && !BRANCH.test(compact(branch).toUpperCase()))
    found.push(["branch", "Enter a branch code of 2 to 12 letters and digits."]);
  if (!looksLikeIban && !branch && !swift)
    found.push(["branch", "Enter the branch code or SWIFT code for this account number."]);
  return found;
}

function mobileProblems({ operator, phone }: Typed): [string, string][] {
  const found: [string, string][] = [];
  if (!operator) found.push(["operator", "Enter the mobile money operator, e.g. M-Pesa."]);
  if (!/^(\+|00)?\d{7,15}$/.test(compact(phone))) found.push(["phone", noPhoneText()]);
  return found;
}

export const PayoutAccountInput = Typed.superRefine((typed, { addIssue }) => {
  const found = typed.kind === "bank" ? bankProblems(typed) : mobileProblems(typed);
  for (const [field, message] of found) addIssue({ code: "custom", path: [field], message });
});
export type PayoutAccountInput = z.infer<typeof PayoutAccountInput>;

export type PayoutDetails =
  | {
      kind: "bank";
      holder: string;
      bank: string;
      account: string;
      branch: string;
      swift: string;
      country: string;
    }
  | { kind: "mobile"; holder: string; operator: string; phone: string };

/** A mobile number without a country code is read as one of the agent's country. @throws DomainError invalid on `phone` */
export function detailsOf(input: PayoutAccountInput, agentCountry: string | null): PayoutDetails {
  const { holder } = input;
  if (input.kind === "mobile") {
    const typed = input.phone ?? "";
    const phone = e164(typed, agentCountry) ?? e164(typed, input.country ?? null);
    if (!phone) throw new DomainError("invalid", noPhoneText(), { field: "phone" });
    return { kind: "mobile", holder, operator: input.operator ?? "", phone };
  }
  return {
    kind: "bank",
    holder,
    bank: input.bank ?? "",
    account: compact(input.account).toUpperCase(),
    branch: compact(input.branch).toUpperCase(),
    swift: compact(input.swift).toUpperCase(),
    country: input.country ?? "",
  };
}

export const numberOf = (details: PayoutDetails) =>
  details.kind === "bank" ? details.account : details.phone;

export const hintOf = (details: PayoutDetails) =>
  `${details.kind === "bank" ? "Account" : "Number"} ending in ${numberOf(details).slice(-4)}`;

import { z } from "zod";
import { DomainError } from "~/core/errors";
import { COUNTRIES } from "~/core/places/countries";
import { e164 } from "~/core/places/dial-codes";

const digitsOf = (letter: string) => (/\d/.test(letter) ? letter : String(letter.charCodeAt(0) - 55));

/** ISO 13616: 15 to 34 letters and digits, with valid check digits (ISO 7064, mod 97-10). */
export function isIban(text: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(text)) return false;
  const digits = [...`${text.slice(4)}${text.slice(0, 4)}`].map(digitsOf).join("");
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1;
}

const text = (maxLength: number, name: string) =>
  z.string().trim().max(maxLength, `${name}: at most ${maxLength} characters.`).optional();
const HOLDER = "Please write the name that the account is in.";
const KIND = "Please choose a bank account or mobile money.";

const compact = (value: string | undefined) => value?.replace(/[\s().-]/g, "") ?? "";

/** ISO 9362: bank, country, location, and an optional branch. */
const SWIFT = /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/;
const ACCOUNT = /^[A-Z0-9]{5,34}$/;
const BRANCH = /^[A-Z0-9]{2,12}$/;
const NO_PHONE = "Please write the number with + and its country, such as +254700000000.";

const Typed = z.object({
  kind: z.enum(["bank", "mobile"], KIND),
  holder: z.string(HOLDER).trim().min(2, HOLDER).max(100, "At most 100 characters."),
  country: z.string().trim().max(2).optional(),
  bank: text(100, "Bank"),
  account: text(60, "Account"),
  branch: text(20, "Branch"),
  swift: text(20, "SWIFT"),
  operator: text(60, "Operator"),
  phone: text(40, "Number"),
  /** The user's password, if the sign-in is older than ten minutes. */
  currentPassword: z.string().max(200).optional(),
});

type Typed = z.infer<typeof Typed>;

function bankProblems({ country, bank, account, branch, swift }: Typed): [string, string][] {
  const number = compact(account).toUpperCase();
  const found: [string, string][] = [];
  if (!COUNTRIES.some(({ code }) => code === country))
    found.push(["country", "Please choose the bank's country."]);
  if (!bank) found.push(["bank", "Please write the name of the bank."]);
  if (!ACCOUNT.test(number)) found.push(["account", "Please write the IBAN or the account number."]);
  const looksLikeIban = /^[A-Z]{2}\d{2}/.test(number) && number.length > 14;
  if (looksLikeIban && !isIban(number)) found.push(["account", "A digit of this IBAN is wrong."]);
  if (looksLikeIban && isIban(number) && number.slice(0, 2) !== country)
    found.push(["country", "This IBAN is of another country."]);
  if (swift && !SWIFT.test(compact(swift).toUpperCase()))
    found.push(["swift", "A SWIFT code has 8 or 11 letters and digits, such as KCBLKENX."]);
  if (branch && !BRANCH.test(compact(branch).toUpperCase()))
    found.push(["branch", "A branch code has 2 to 12 letters and digits."]);
  if (!looksLikeIban && !branch && !swift)
    found.push(["branch", "An account number needs its branch code or the SWIFT code of the bank."]);
  return found;
}

function mobileProblems({ operator, phone }: Typed): [string, string][] {
  const found: [string, string][] = [];
  if (!operator) found.push(["operator", "Please write the operator, such as M-Pesa."]);
  if (!/^(\+|00)?\d{7,15}$/.test(compact(phone))) found.push(["phone", NO_PHONE]);
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

/** A mobile number without its country's code is one of the agent's country. @throws DomainError invalid on `phone` */
export function detailsOf(input: PayoutAccountInput, agentCountry: string | null): PayoutDetails {
  const { holder } = input;
  if (input.kind === "mobile") {
    const typed = input.phone ?? "";
    const phone = e164(typed, agentCountry) ?? e164(typed, input.country ?? null);
    if (!phone) throw new DomainError("invalid", NO_PHONE, { field: "phone" });
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

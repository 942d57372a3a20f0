import { z } from "zod";
import { emailAddress } from "~/core/email-address";

const CURRENCY = "Enter a 3-letter currency code, e.g. USD.";
const BANK = "Enter the bank’s name.";
const HOLDER = "Enter the account holder.";
const ACCOUNT = "Enter the account number or IBAN.";
const SWIFT = "Enter a SWIFT code of 8 or 11 characters.";
const EMAIL = "Enter an email address, e.g. privacy@example.com.";

export const MAX_BANK_ACCOUNTS = 6;

/** One line of text without control characters, so that it fits an invoice, a page and an email. */
const line = (max: number, missing = `Use at most ${max} characters.`) =>
  z
    .string(missing)
    .trim()
    .max(max, `Use at most ${max} characters.`)
    .regex(/^[^\p{Cc}]*$/u, "Use one line without control characters.");

/** Several lines of text, separated by "\n"; no other control characters. */
const lines = (max: number) =>
  z
    .string(`Use at most ${max} characters.`)
    .trim()
    .max(max, `Use at most ${max} characters.`)
    .transform((text) => text.replace(/\r\n?/g, "\n"))
    .pipe(z.string().regex(/^[^\p{Cc}]*(?:\n[^\p{Cc}]*)*$/u, "Remove control characters from this text."));

export const BankAccount = z.object({
  /** ISO 4217. */
  currency: z
    .string(CURRENCY)
    .trim()
    .toUpperCase()
    .regex(/^[A-Z]{3}$/, CURRENCY),
  bankName: line(100, BANK).min(1, BANK),
  accountHolder: line(120, HOLDER).min(1, HOLDER),
  /** Account number or IBAN. */
  accountNumber: line(40, ACCOUNT).regex(/^[A-Za-z0-9][A-Za-z0-9 /-]{3,}$/, ACCOUNT),
  /** ISO 9362, 8 or 11 characters. */
  swift: line(11)
    .toUpperCase()
    .regex(/^(?:[A-Z0-9]{8}(?:[A-Z0-9]{3})?)?$/, SWIFT)
    .default(""),
});
export type BankAccount = z.infer<typeof BankAccount>;

/** An empty string means that the operator has not entered the value. */
export const OperatorIdentity = z.object({
  /** As registered, with its legal form. */
  legalName: line(120),
  address: lines(300),
  /** Number in the company register. */
  registrationNumber: line(60),
  /** VAT number, TIN or KRA PIN. */
  taxNumber: line(60),
  /** Contact address for questions about personal data. */
  privacyEmail: z.union([z.literal(""), z.string().trim().max(254, EMAIL).pipe(emailAddress(EMAIL))], EMAIL),
  /** As worded in the terms after “governed by”. */
  governingLaw: line(120),
  bankAccounts: z
    .array(BankAccount, "Send a list of bank accounts.")
    .max(MAX_BANK_ACCOUNTS, `Enter at most ${MAX_BANK_ACCOUNTS} bank accounts.`),
});
export type OperatorIdentity = z.infer<typeof OperatorIdentity>;

export const NO_IDENTITY: OperatorIdentity = {
  legalName: "",
  address: "",
  registrationNumber: "",
  taxNumber: "",
  privacyEmail: "",
  governingLaw: "",
  bankAccounts: [],
};

/** The seller as printed on an invoice; stored with the invoice when it is issued. */
export interface Seller {
  legalName: string;
  /** Lines, separated by "\n". */
  address: string;
  registrationNumber: string;
  taxNumber: string;
}

/** Null until an invoice can name its seller: legal name, address and registration number. */
export function sellerOf({
  legalName,
  address,
  registrationNumber,
  taxNumber,
}: OperatorIdentity): Seller | null {
  const isComplete = legalName !== "" && address !== "" && registrationNumber !== "";
  return isComplete ? { legalName, address, registrationNumber, taxNumber } : null;
}

/** The operator in one line, for footers; null until the legal name is set. */
export function companyLine({ legalName, address, registrationNumber }: OperatorIdentity): string | null {
  if (legalName === "") return null;
  const parts = [legalName, registrationNumber, ...address.split("\n")];
  return parts.filter(Boolean).join(", ");
}

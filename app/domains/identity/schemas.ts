import { z } from "zod";
import { emailAddress } from "~/core/email-address";
import { PhoneNumber } from "~/core/phone";
import { plainText } from "~/core/text";
import { m } from "~/messages/messages";
import { both, fillIn, mismatchText, tooShort } from "./auth-messages";
import { Country, CountryList } from "./country-schemas";
import { isCommonPassword } from "./sign-in/common-passwords";
import { leastPassword, type PasswordSide } from "./sign-in/password-lengths";

const nameOf = (required: () => string) =>
  z
    .string({ error: required })
    .transform(plainText)
    .pipe(
      z
        .string()
        .min(1, { error: required })
        .max(100, { error: () => m.auth_schemas_use_at_most_100_characters() }),
    );
const name = nameOf(fillIn);
const optional = (max: number) =>
  z
    .string()
    .transform(plainText)
    .pipe(z.string().max(max, { error: () => m.auth_schemas_use_at_most_characters({ max }) }))
    .optional();

const emailOf = (required: () => string) =>
  z
    .string({ error: required })
    .trim()
    .min(1, { error: required })
    .max(254, { error: () => m.auth_schemas_use_at_most_254_characters() })
    .pipe(emailAddress({ error: () => m.auth_schemas_enter_an_email_address() }));
export const Email = emailOf(fillIn);

function problemOf(password: string, least: number): string | null {
  if ([...password].length < least) return tooShort(least);
  if (password.length > 200) return m.auth_schemas_use_at_most_200_characters();
  if (isCommonPassword(password)) return m.auth_schemas_this_password_is_easy_to();
  return null;
}

/** Counts characters as users see them, and requires no particular characters. */
export const passwordOf = (side: PasswordSide, operatorMinimum = 0) => {
  const least = leastPassword(side, operatorMinimum);
  return z.string({ error: fillIn }).superRefine((password, context) => {
    const message = problemOf(password, least);
    const code = [...password].length < least ? "too_short" : "unsafe";
    if (message !== null) context.addIssue({ code: "custom", message, params: { code } });
  });
};

export const isRepeated = (password: string, again: string) => again === "" || again === password;

export const BusinessPassword = passwordOf("business");
export const AgentPassword = passwordOf("agent");

export const MISMATCH = {
  path: ["confirmPassword"],
  error: mismatchText.business,
  params: { code: "mismatch" },
};

/** The fields of a sign-up; `required` is the message for missing ones. */
export const signUpPerson = (required: () => string, password: z.ZodType<string, string>) => ({
  firstName: nameOf(required),
  lastName: nameOf(required),
  email: emailOf(required),
  password: z.string({ error: required }).min(1, { error: required }).pipe(password),
  phone: PhoneNumber.nullish(),
});

export const signUpCompany = {
  companyName: optional(200),
  companySize: optional(20),
  industry: optional(60),
  hqCountry: Country,
  operationalMarkets: CountryList,
};

export const secondPassword = (required: () => string) =>
  z.string({ error: required }).min(1, { error: required });

const businessSignup = (password: z.ZodType<string, string>) =>
  z
    .object({
      ...signUpPerson(fillIn, password),
      confirmPassword: secondPassword(fillIn),
      ...signUpCompany,
    })
    .refine((input) => isRepeated(input.password, input.confirmPassword), MISMATCH);

export const BusinessSignup = businessSignup(BusinessPassword);
export const businessSignupOf = (operatorMinimum: number) =>
  businessSignup(passwordOf("business", operatorMinimum));
export type BusinessSignup = Omit<z.infer<typeof BusinessSignup>, "confirmPassword">;

export const emailLoginOf = (error: () => string) =>
  z.object({
    email: z.string({ error }).trim().min(1, { error }).max(254, { error }),
    password: z.string({ error }).min(1, { error }).max(200, { error }),
    redirect: z.string().max(2000).optional(),
  });
export const EmailLogin = emailLoginOf(both);
export type EmailLogin = z.infer<typeof EmailLogin>;

const Roles = z.enum(["owner", "member", "viewer"], { error: () => m.auth_schemas_choose_a_role() });

export const Invitation = z.object({ email: Email, role: Roles });
export type Invitation = z.infer<typeof Invitation>;

export const RoleChange = z.object({ role: Roles });

const repeated = (input: { password: string; confirmPassword: string }) =>
  isRepeated(input.password, input.confirmPassword);

/** The domain checks these users' passwords, because the limit depends on the user. */
const token = z
  .string({ error: "This link is incomplete. Open the full link from the email." })
  .min(1, { error: () => m.auth_schemas_this_link_is_incomplete_open() })
  .max(100);
const secret = z
  .string({ error: fillIn })
  .min(1, { error: fillIn })
  .max(200, { error: () => m.auth_schemas_use_at_most_200_characters() });

export const AcceptInvitation = z
  .object({ token, firstName: name, lastName: name, password: secret, confirmPassword: secret })
  .refine(repeated, MISMATCH);
export type AcceptInvitation = z.infer<typeof AcceptInvitation>;

export const TokenOnly = z.object({ token });
export const PasswordResetRequest = z.object({ email: Email });
export const PasswordReset = z
  .object({ token, password: secret, confirmPassword: secret })
  .refine(repeated, MISMATCH);
export const PasswordChange = z
  .object({ currentPassword: secret, newPassword: secret, confirmPassword: secret })
  .refine((input) => isRepeated(input.newPassword, input.confirmPassword), MISMATCH);
export const EmailChange = z.object({ email: Email, password: secret });
export const PasswordOnly = z.object({ password: secret });

const code = z
  .string({ error: "Enter the code." })
  .trim()
  .min(6, { error: () => m.auth_schemas_enter_the_code() })
  .max(20, { error: () => m.auth_schemas_enter_the_code() });
export const SecondFactorCode = z.object({ code });

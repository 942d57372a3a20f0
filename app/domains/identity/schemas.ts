import { z } from "zod";
import { emailAddress } from "~/core/email-address";
import { PhoneNumber } from "~/core/phone";
import { plainText } from "~/core/text";
import { BOTH, FILL_IN, MISMATCH_MESSAGE, tooShort } from "./auth-messages";
import { Country, CountryList } from "./country-schemas";
import { isCommonPassword } from "./sign-in/common-passwords";
import { leastPassword, type PasswordSide } from "./sign-in/password-lengths";

const nameOf = (required: string) =>
  z
    .string({ error: required })
    .transform(plainText)
    .pipe(z.string().min(1, required).max(100, "Use at most 100 characters."));
const name = nameOf(FILL_IN);
const optional = (max: number) =>
  z
    .string()
    .transform(plainText)
    .pipe(z.string().max(max, `Use at most ${max} characters.`))
    .optional();

const emailOf = (required: string) =>
  z
    .string({ error: required })
    .trim()
    .min(1, required)
    .max(254, "Use at most 254 characters.")
    .pipe(emailAddress({ error: "Enter an email address, e.g. amina@example.com." }));
export const Email = emailOf(FILL_IN);

function problemOf(password: string, least: number): string | null {
  if ([...password].length < least) return tooShort(least);
  if (password.length > 200) return "Use at most 200 characters.";
  if (isCommonPassword(password)) return "This password is easy to guess. Choose another one.";
  return null;
}

/** Characters are counted as people see them, and none is demanded. */
export const passwordOf = (side: PasswordSide, operatorMinimum = 0) => {
  const least = leastPassword(side, operatorMinimum);
  return z.string({ error: FILL_IN }).refine((password) => problemOf(password, least) === null, {
    error: ({ input }) => problemOf(String(input), least) ?? undefined,
  });
};

export const isRepeated = (password: string, again: string) => again === "" || again === password;

export const BusinessPassword = passwordOf("business");
export const AgentPassword = passwordOf("agent");

export const MISMATCH = { path: ["confirmPassword"], error: MISMATCH_MESSAGE.business };

/** The fields of a sign-up; `required` is the message for missing ones. */
export const signUpPerson = (required: string, password: z.ZodType<string, string>) => ({
  firstName: nameOf(required),
  lastName: nameOf(required),
  email: emailOf(required),
  password: z.string({ error: required }).min(1, required).pipe(password),
  phone: PhoneNumber.nullish(),
});

export const signUpCompany = {
  companyName: optional(200),
  companySize: optional(20),
  industry: optional(60),
  hqCountry: Country,
  operationalMarkets: CountryList,
};

export const secondPassword = (required: string) => z.string({ error: required }).min(1, required);

const businessSignup = (password: z.ZodType<string, string>) =>
  z
    .object({
      ...signUpPerson(FILL_IN, password),
      confirmPassword: secondPassword(FILL_IN),
      ...signUpCompany,
    })
    .refine((input) => isRepeated(input.password, input.confirmPassword), MISMATCH);

export const BusinessSignup = businessSignup(BusinessPassword);
export const businessSignupOf = (operatorMinimum: number) =>
  businessSignup(passwordOf("business", operatorMinimum));
export type BusinessSignup = Omit<z.infer<typeof BusinessSignup>, "confirmPassword">;

export const emailLoginOf = (both: string) =>
  z.object({
    email: z.string({ error: both }).trim().min(1, both).max(254, both),
    password: z.string({ error: both }).min(1, both).max(200, both),
    redirect: z.string().max(2000).optional(),
  });
export const EmailLogin = emailLoginOf(BOTH);
export type EmailLogin = z.infer<typeof EmailLogin>;

const Roles = z.enum(["owner", "member", "viewer"], { error: "Choose a role." });

export const Invitation = z.object({ email: Email, role: Roles });
export type Invitation = z.infer<typeof Invitation>;

export const RoleChange = z.object({ role: Roles });

const repeated = (input: { password: string; confirmPassword: string }) =>
  isRepeated(input.password, input.confirmPassword);

/** The domain checks these users' passwords, because the limit depends on the user. */
const token = z
  .string({ error: "This link is incomplete. Open it from the email again." })
  .min(1, "This link is incomplete. Open it from the email again.")
  .max(100);
const secret = z.string({ error: FILL_IN }).min(1, FILL_IN).max(200, "Use at most 200 characters.");

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
  .min(6, "Enter the code.")
  .max(20, "Enter the code.");
export const SecondFactorCode = z.object({ code });

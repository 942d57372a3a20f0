import { z } from "zod";
import { fillIn, fillInPlain, mismatchText } from "./auth-messages";
import { isRepeated, MISMATCH, passwordOf, secondPassword, signUpCompany, signUpPerson } from "./schemas";

/** The payload of the sign-up call: the business form's, or the basic one without a second password. */
export const signupCallOf = (operatorMinimum: number) =>
  z
    .object({
      ...signUpPerson(fillIn, passwordOf("business", operatorMinimum)),
      confirmPassword: secondPassword(fillIn).optional(),
      ...signUpCompany,
    })
    .refine((input) => isRepeated(input.password, input.confirmPassword ?? ""), MISMATCH);

export const plainSignupOf = (operatorMinimum: number) =>
  z
    .object({
      ...signUpPerson(fillInPlain, passwordOf("business", operatorMinimum)),
      confirmPassword: secondPassword(fillInPlain),
      ...signUpCompany,
    })
    .refine((input) => isRepeated(input.password, input.confirmPassword), {
      ...MISMATCH,
      error: mismatchText.plain,
    });

import { z } from "zod";
import { FILL_IN, FILL_IN_PLAIN, MISMATCH_MESSAGE } from "./auth-messages";
import { isRepeated, MISMATCH, passwordOf, secondPassword, signUpCompany, signUpPerson } from "./schemas";

/** The call's payload: that of the business form, or the basic one, without a second password. */
export const signupCallOf = (operatorMinimum: number) =>
  z
    .object({
      ...signUpPerson(FILL_IN, passwordOf("business", operatorMinimum)),
      confirmPassword: secondPassword(FILL_IN).optional(),
      ...signUpCompany,
    })
    .refine((input) => isRepeated(input.password, input.confirmPassword ?? ""), MISMATCH);

export const plainSignupOf = (operatorMinimum: number) =>
  z
    .object({
      ...signUpPerson(FILL_IN_PLAIN, passwordOf("business", operatorMinimum)),
      confirmPassword: secondPassword(FILL_IN_PLAIN),
      ...signUpCompany,
    })
    .refine((input) => isRepeated(input.password, input.confirmPassword), {
      ...MISMATCH,
      error: MISMATCH_MESSAGE.plain,
    });

import { z } from "zod";
import { isRepeated, MISMATCH, passwordOf, secondPassword, signUpCompany, signUpPerson } from "./schemas";

const REQUIRED = "Please fill in all required fields.";
const PLAIN = "Please fill in all required fields";

/** What the call takes: the payload of the business form, or the plain one, which has no second password. */
export const signupCallOf = (operatorMinimum: number) =>
  z
    .object({
      ...signUpPerson(REQUIRED, passwordOf("business", operatorMinimum)),
      confirmPassword: secondPassword(REQUIRED).optional(),
      ...signUpCompany,
    })
    .refine((input) => isRepeated(input.password, input.confirmPassword ?? ""), MISMATCH);

export const plainSignupOf = (operatorMinimum: number) =>
  z
    .object({
      ...signUpPerson(PLAIN, passwordOf("business", operatorMinimum)),
      confirmPassword: secondPassword(PLAIN),
      ...signUpCompany,
    })
    .refine((input) => isRepeated(input.password, input.confirmPassword), {
      ...MISMATCH,
      error: "Passwords do not match",
    });

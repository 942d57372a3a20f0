import { z } from "zod";
import { PLAN_KEYS } from "~/core/context";
import { searchText } from "~/core/pagination";
import { plainText } from "~/core/text";
import { fillIn } from "~/domains/identity/auth-messages";
import { Country } from "~/domains/identity/country-schemas";
import { BusinessPassword, Email, passwordOf } from "~/domains/identity/schemas";

const Name = z
  .string({ error: fillIn })
  .transform(plainText)
  .pipe(z.string().min(1, { error: fillIn }).max(100, "Use at most 100 characters."));

const USER_TYPES = ["business", "agent", "admin"] as const;

const TYPE = "Choose business, agent or admin as the user type.";
const UserType = z.enum(USER_TYPES, { error: TYPE });
const Tier = z.enum(PLAN_KEYS, { error: "Choose trial, startup, scaleup or corporate as the plan." });

const newUser = (password: z.ZodType<string, string>) =>
  z.object({
    firstName: Name,
    lastName: Name,
    email: Email,
    password,
    userType: UserType.default("business"),
    isAdmin: z.boolean().optional(),
    subscriptionTier: Tier.optional(),
    /** For agents, who may add it later. */
    country: Country.optional(),
  });

/** User type admin makes the user an administrator, whatever the value of `isAdmin`. */
export const NewUser = newUser(BusinessPassword);
export const newUserOf = (operatorMinimum: number) => newUser(passwordOf("business", operatorMinimum));
export type NewUser = z.infer<typeof NewUser>;

export const UserChange = z.object({
  firstName: Name.optional(),
  lastName: Name.optional(),
  email: Email.optional(),
  userType: UserType.optional(),
  isAdmin: z.boolean().optional(),
  subscriptionTier: Tier.optional(),
  /** For agents; required for a user who becomes one. */
  country: Country.optional(),
});
export type UserChange = z.infer<typeof UserChange>;

/** The form sends every field it shows: an empty name is an error, an unchecked box means false. */
export const UserForm = UserChange.required({ firstName: true, lastName: true, email: true }).extend({
  isAdmin: z.boolean().default(false),
});

export const UserQuery = z.object({
  search: searchText(200).optional(),
  userType: z.enum([...USER_TYPES, "all"], { error: TYPE }).optional(),
  limit: z.number().int().min(1).max(50).default(50),
  cursor: z.number().int().min(0).optional(),
});
export type UserQuery = z.infer<typeof UserQuery>;

import { z } from "zod";
import { BusinessSignup } from "./schemas";

const { firstName, lastName, phone, hqCountry } = BusinessSignup.shape;

/**
 * What people change of themselves without a password, and an owner of the company: the same rules as at sign-up. No country
 * leaves it as it is.
 */
export const ProfileChange = z.object({ firstName, lastName, phone, hqCountry: hqCountry.optional() });
export type ProfileChange = z.infer<typeof ProfileChange>;

/** Which of their own sessions a person ends. */
export const SessionChoice = z.object({ sessionId: z.string().max(100).default("") });
export const SessionsEnd = z.object({
  which: z.enum(["others", "all"], { error: "Please choose which browsers to sign out." }),
});

/** What an owner does with an invitation that waits. */
export const InvitationAct = z.object({
  act: z.enum(["resend", "revoke"], { error: "Please choose what to do with the invitation." }),
});

import { z } from "zod";
import { BusinessSignup } from "./schemas";

const { firstName, lastName, phone, hqCountry } = BusinessSignup.shape;

export const ProfileChange = z.object({ firstName, lastName, phone, hqCountry: hqCountry.optional() });
export type ProfileChange = z.infer<typeof ProfileChange>;

export const SessionChoice = z.object({ sessionId: z.string().max(100).default("") });
export const SessionsEnd = z.object({
  which: z.enum(["others", "all"], { error: "Please choose which browsers to sign out." }),
});

export const InvitationAct = z.object({
  act: z.enum(["resend", "revoke"], { error: "Please choose what to do with the invitation." }),
});

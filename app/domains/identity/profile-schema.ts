import { z } from "zod";
import { BusinessSignup } from "./schemas";

const { firstName, lastName, phone, hqCountry } = BusinessSignup.shape;

export const ProfileChange = z.object({ firstName, lastName, phone, hqCountry: hqCountry.optional() });
export type ProfileChange = z.infer<typeof ProfileChange>;

export const SessionChoice = z.object({ sessionId: z.string().max(100).default("") });
export const SessionsEnd = z.object({
  which: z.enum(["others", "all"], { error: "Choose which sessions to end." }),
});

export const InvitationAct = z.object({
  act: z.enum(["resend", "revoke"], { error: "Resend or withdraw the invitation." }),
});

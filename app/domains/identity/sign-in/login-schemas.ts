import { z } from "zod";
import { bothOfAgent } from "../auth-messages";
import { EmailLogin, emailLoginOf, SecondFactorCode } from "../schemas";

/** A call contains the two-factor code; a form asks for it on a separate page. */
export const LoginCall = EmailLogin.extend({ code: z.string().trim().max(20).optional() });

export const SecondFactorForm = SecondFactorCode.extend({ redirect: EmailLogin.shape.redirect });

/** The messages of /agent-auth for an empty field; the rule is the same at every sign-in page. */
export const AgentLogin = emailLoginOf(bothOfAgent);

import { z } from "zod";
import { BOTH_OF_AGENT } from "../auth-messages";
import { EmailLogin, emailLoginOf, SecondFactorCode } from "../schemas";

/** A call sends the code of the second factor along; a form asks for it on a page of its own. */
export const LoginCall = EmailLogin.extend({ code: z.string().trim().max(20).optional() });

export const SecondFactorForm = SecondFactorCode.extend({ redirect: EmailLogin.shape.redirect });

/** What /agent-auth says of an empty field; the rule is the same at every sign-in page. */
export const AgentLogin = emailLoginOf(BOTH_OF_AGENT);

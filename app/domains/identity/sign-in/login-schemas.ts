import { z } from "zod";
import { EmailLogin, SecondFactorCode } from "../schemas";

/** A call sends the code of the second factor along; a form asks for it on a page of its own. */
export const LoginCall = EmailLogin.extend({ code: z.string().trim().max(20).optional() });

export const SecondFactorForm = SecondFactorCode.extend({ redirect: EmailLogin.shape.redirect });

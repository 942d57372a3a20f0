import type { BusinessContext, Context } from "~/core/context";
import { registerAgent } from "~/domains/agents/register-agent.server";
import { AgentSignup } from "~/domains/agents/schemas";
import type { UserContext } from "~/domains/identity/current-user.server";
import { registerBusiness } from "~/domains/identity/register-business.server";
import { BusinessSignup } from "~/domains/identity/schemas";
import { findSession } from "~/domains/identity/sessions/find-session.server";
import { openSession } from "~/domains/identity/sessions/open-session.server";
import { users } from "~/domains/identity/tables";
import { testContext } from "./context";

/** Somebody else of an account, with a confirmed address. */
export const addTeammate = (
  ctx: BusinessContext,
  email: string,
  set: Partial<typeof users.$inferInsert> = {},
) =>
  ctx.db.insert(users).values({
    accountId: ctx.account.id,
    email,
    emailKey: email.toLowerCase(),
    emailVerifiedAt: new Date(),
    firstName: "Team",
    lastName: "Mate",
    userType: "business",
    role: "member",
    createdAt: new Date(),
    ...set,
  });

export const PASSWORD = "correct horse";

/** A person who signed up by the form and is signed in: the context of her session, and its token. */
export async function signUp() {
  const email = `amina-${crypto.randomUUID()}@shop.test`;
  const input = {
    firstName: "Amina",
    lastName: "Bello",
    email,
    password: PASSWORD,
    confirmPassword: PASSWORD,
  };
  const base = testContext();
  const { userId, accountId } = await registerBusiness(base, BusinessSignup.parse(input));
  return { email, userId, accountId, ...(await sessionOf(base, userId)) };
}

/** What an agent sends to apply. */
export const application = (over: Record<string, unknown> = {}) => ({
  name: "Wanjiru  Mwangi Kamau",
  email: `agent-${crypto.randomUUID()}@field.test`,
  password: PASSWORD,
  confirmPassword: PASSWORD,
  country: "Ivory Coast",
  specializations: ["technology", "Real Estate"],
  operationalMarkets: ["Kenya", "GH", "Kenya"],
  ...over,
});

/** An agent who applied. */
export const applyAsAgent = (over: Record<string, unknown> = {}) =>
  registerAgent(testContext(), AgentSignup.parse(application(over)));

/** One more session of a user. */
export async function sessionOf(base: Context, userId: number): Promise<{ ctx: UserContext; token: string }> {
  const { token } = await openSession(base, userId);
  return { token, ctx: await contextOfToken(base, token) };
}

async function contextOfToken(base: Context, token: string): Promise<UserContext> {
  const found = await findSession(base, token);
  if (!found) throw new Error("no session");
  return { ...base, actor: found.actor, account: found.account };
}

export const mailsTo = async (ctx: Context, address: string) => {
  const mails = ctx.d1.prepare(
    "select subject, text, html from transactional_emails where to_address = ? order by id",
  );
  return (await mails.bind(address).all<{ subject: string; text: string; html: string }>()).results;
};

/** The one-time token in the text of a mail. */
export const linkIn = (text = "") => /\?token=([\w-]{43})/.exec(text)?.[1] ?? "";
export const lastLink = async (ctx: Context, address: string) =>
  linkIn((await mailsTo(ctx, address)).at(-1)?.text);

export const outcome = (work: Promise<unknown>) => work.then(() => "passed").catch((error) => error.code);

/** An administrator who is signed in. */
export async function signUpAdmin() {
  const base = testContext();
  const { userId, email } = await signUp();
  await base.d1
    .prepare(
      "update users set user_type = 'admin', is_admin = 1, account_id = null, role = null where id = ?",
    )
    .bind(userId)
    .run();
  return { userId, email, ...(await sessionOf(base, userId)) };
}

import { type SQL, sql } from "drizzle-orm";
import type { Context } from "~/core/context";
import { emailKey } from "~/core/email";
import { mailStatement } from "~/domains/mail/mail-statement.server";
import { verifyMail } from "./mails";
import { newToken } from "./one-time-tokens.server";
import { hashPassword } from "./sign-in/password.server";
import { consumeAttempt } from "./sign-in/rate-limiter.server";
import { users } from "./tables";
import { transactionalMailQuota } from "./transactional-mail-quota.server";

interface NewPerson {
  firstName: string;
  lastName: string;
  phone: string | null;
  email: string;
  password: string | null;
  userType: "agent";
  isDemo: boolean;
}

/** `id` is an expression of the user's id inside the batch of these statements. @throws DomainError too_many */
export async function newUser(ctx: Context, { password, ...person }: NewPerson) {
  await consumeAttempt(ctx, ["sign-up-network", ctx.client.address]);
  const key = emailKey(person.email);
  const id: SQL<number> = sql`(select id from users where email_key = ${key})`;
  const passwordHash = password === null ? null : await hashPassword(ctx.config, password);
  const verify = await newToken(ctx, "verify-email", id, person.email);
  const mail = mailStatement(ctx, {
    cause: `verify-email:${verify.tokenHash}`,
    to: { address: person.email },
    ...verifyMail(ctx.config, verify.token),
  });
  return {
    id,
    insert: ctx.db.insert(users).values({ ...person, emailKey: key, passwordHash, createdAt: ctx.now() }),
    charges: person.isDemo ? [] : transactionalMailQuota(ctx, person.email, { isSignUp: true }),
    greeting: person.isDemo ? [] : [verify.statement, mail],
  };
}

import { type SQL, sql } from "drizzle-orm";
import { type Context, isDemoWork } from "~/core/context";
import { describeUserAgent } from "~/core/describe-user-agent";
import { emailKey } from "~/core/email";
import { DomainError } from "~/core/errors";
import { toUnixSeconds } from "~/core/seconds";
import { derivedHmac } from "~/core/secrets/pepper.server";
import { statement } from "~/core/statement";
import { auditIf, auditIfChanged } from "./audit.server";
import { auditLog } from "./tables";

export type SignInWay =
  | "password"
  | "authenticator code"
  | "recovery code"
  | "single sign-on"
  | "identity provider"
  | "sign-up"
  | "invitation";

export const FAILED_SIGN_IN = "fail-sign-in";
const MAX_FAILED_PER_HOUR = 20;
const HOUR_SECONDS = 60 * 60;

export const browserOf = ({ client }: Pick<Context, "client">) => describeUserAgent(client.userAgent);

export const signInEntry = (ctx: Context, userId: number, accountId: SQL, way: SignInWay) =>
  auditIfChanged(ctx, {
    action: "sign-in",
    actorId: userId,
    accountId,
    detail: { way, browser: browserOf(ctx) },
  });

/** Log entry for a session that ends; both expressions are null if it had already ended. */
export const signOutEntry = (ctx: Context, actorId: SQL, accountId: SQL) =>
  auditIf(
    ctx,
    { action: "sign-out", actorId, accountId, detail: { browser: browserOf(ctx) } },
    sql`${actorId} is not null`,
  );

export const failedSignInTarget = ({ config }: Pick<Context, "config">, address: string): string =>
  `address:${derivedHmac(config, "failed-sign-in", emailKey(address)).toString("hex").slice(0, 32)}`;

const recent = (ctx: Context, condition: SQL) => sql`(select count(*) from (select 1 from ${auditLog}
  where action = 'fail-sign-in' and ${condition} and at > ${toUnixSeconds(ctx.now()) - HOUR_SECONDS}
  limit ${MAX_FAILED_PER_HOUR})) < ${MAX_FAILED_PER_HOUR}`;

/** Logs a failed sign-in: at most 20 entries per hour for one address, and for one network, even under parallel attempts. */
export async function recordFailedSignIn(ctx: Context, address: string, way: SignInWay): Promise<void> {
  const target = failedSignInTarget(ctx, address);
  const network = ctx.client.address;
  await auditIf(
    ctx,
    { action: FAILED_SIGN_IN, target, detail: { way, browser: browserOf(ctx) } },
    sql`${recent(ctx, sql`target = ${target}`)}
      and (${network} is null or ${recent(ctx, sql`address = ${network}`)})`,
  );
}

/** Deletes old failed sign-ins, the only entries ever removed from the log. Safe to repeat. */
export async function removeFailedSignIns(ctx: Context, before: Date): Promise<number> {
  const old = sql`delete from ${auditLog} where id in (select id from ${auditLog}
    where action = 'fail-sign-in' and at < ${toUnixSeconds(before)} order by at limit 500)`;
  return (await statement(ctx, sql`${old} returning id`).all()).results.length;
}

const MAX_EXPORTS_PER_HOUR = 120;

/**
 * Logs an export. These entries are never removed, so each user has a limit. @throws DomainError too_many: then don't
 * deliver the file
 */
export async function recordExport(ctx: Context, file: string): Promise<void> {
  const { actor } = ctx;
  const recent = sql`(select count(*) from (select 1 from ${auditLog} where actor_id = ${actor.kind === "user" ? actor.userId : null}
    and action = 'export-data' and at > ${toUnixSeconds(ctx.now()) - HOUR_SECONDS} limit ${MAX_EXPORTS_PER_HOUR}))`;
  const entry = { action: "export-data", detail: { file, browser: browserOf(ctx) } };
  const { meta } = await auditIf(ctx, entry, sql`${recent} < ${MAX_EXPORTS_PER_HOUR}`);
  if (meta.changes === 0 && !isDemoWork(ctx))
    throw new DomainError("too_many", "You can download 120 files per hour. Try again later.", {
      retryAfter: HOUR_SECONDS,
    });
}

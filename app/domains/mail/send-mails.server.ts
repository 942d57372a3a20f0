import { and, asc, eq, inArray, isNull, lt, or, type SQL, sql } from "drizzle-orm";
import { type MailOutcome, type OutgoingMail, senderOf } from "~/adapters/mail/mail-sender";
import type { Context } from "~/core/context";
import { toUnixSeconds } from "~/core/seconds";
import { isGloballySuppressed } from "~/domains/global-suppressions/global-suppressions.server";
import { findCompanyLine } from "~/domains/settings/operator.server";
import { SUPPRESSIONS } from "~/paths/suppressions";
import { CLAIM_LASTS, isReservedAddress, MAX_TRIES, RETRY_AFTER } from "./policy";
import { queueMails } from "./queue-mails.server";
import { withCompanyFooter } from "./render-mail";
import { transactionalEmails } from "./tables";

/** Limits of one job, in emails and milliseconds; the next job continues with the rest. */
const BATCH_SIZE = 100;
const TIME_LIMIT = 300_000;
/** After this many temporary errors in a row, sending pauses until the next scheduled job. */
const PATIENCE = 3;

type MailRow = typeof transactionalEmails.$inferSelect;

const isDue = (now: Date) => {
  const waited = sql`${toUnixSeconds(now)} - ${transactionalEmails.claimedAt}`;
  const [, ...delays] = RETRY_AFTER;
  const cases = delays.map((seconds, index) => sql`when ${index + 1} then ${seconds}`);
  return and(
    eq(transactionalEmails.state, "queued"),
    or(
      isNull(transactionalEmails.claimedAt),
      sql`${waited} >= case ${transactionalEmails.attempts} ${sql.join(cases, sql` `)} else ${RETRY_AFTER[4]} end`,
    ),
  );
};

const unlessStopped = (goesOn: SQL | string, stopped: SQL | string) =>
  sql`case when ${transactionalEmails.isEssential} = 0 and ${isGloballySuppressed(sql`"transactional_emails"."address_hash" || ':' || ifnull("transactional_emails"."tagged_hash", '')`)} then ${stopped} else ${goesOn} end`;

async function claimMail(ctx: Context): Promise<MailRow | null> {
  const now = ctx.now();
  const oldest = ctx.db
    .select({ id: transactionalEmails.id })
    .from(transactionalEmails)
    .where(isDue(now))
    .orderBy(asc(transactionalEmails.createdAt))
    .limit(1);
  const [row] = await ctx.db
    .update(transactionalEmails)
    .set({
      state: unlessStopped("sending", "stopped"),
      text: unlessStopped(sql`${transactionalEmails.text}`, ""),
      html: unlessStopped(sql`${transactionalEmails.html}`, ""),
      claimedAt: now,
      attempts: sql`${transactionalEmails.attempts} + 1`,
    })
    .where(and(eq(transactionalEmails.state, "queued"), eq(transactionalEmails.id, sql`(${oldest})`)))
    .returning();
  return row ?? null;
}

const encoder = new TextEncoder();

async function bytesOf(ctx: Context, key: string): Promise<Uint8Array | null> {
  const file = await ctx.files.get(key);
  return file && new Uint8Array(await file.arrayBuffer());
}

async function attachmentsOf(ctx: Context, row: MailRow): Promise<OutgoingMail["attachments"] | null> {
  const files: OutgoingMail["attachments"] = [];
  for (const { name, type, ...held } of row.attachments) {
    const content = "text" in held ? encoder.encode(held.text) : await bytesOf(ctx, held.key);
    if (!content) return null;
    files.push({ name, type, content });
  }
  return files;
}

async function handOver(ctx: Context, row: MailRow, company: string | null): Promise<MailOutcome> {
  if (ctx.config.ENVIRONMENT === "production" && isReservedAddress(row.toAddress))
    return { outcome: "refused", reason: "This is an example address. It can’t receive email." };
  if (row.text === "") return { outcome: "refused", reason: "The email text was deleted." };
  const attachments = await attachmentsOf(ctx, row);
  if (!attachments) return { outcome: "refused", reason: "An attachment was deleted." };
  const { text, html } = withCompanyFooter(row, company, ctx.config);
  return ctx.mail.send({
    messageId: row.messageId,
    date: row.createdAt,
    from: { ...senderOf(ctx.config), ...(row.fromName === null ? {} : { name: row.fromName }) },
    to: { address: row.toAddress, name: row.toName },
    subject: row.subject,
    text,
    html,
    headers: row.headers,
    attachments,
  });
}

function stateAfter({ outcome }: MailOutcome, tries: number): MailRow["state"] {
  if (outcome === "refused") return "failed";
  if (outcome === "later") return tries < MAX_TRIES ? "queued" : "failed";
  return outcome;
}

/** Replaces the content of an email with a one-time link once the email was sent or has failed. */
const EMPTY = { text: "", html: "" };
const LIVE_LINKS = ["?token=", SUPPRESSIONS.consent("")];
const hasLiveLink = ({ text }: MailRow) => LIVE_LINKS.some((link) => text.includes(link));

async function recordOutcome(ctx: Context, row: MailRow, result: MailOutcome): Promise<void> {
  const state = stateAfter(result, row.attempts);
  await ctx.db
    .update(transactionalEmails)
    .set({
      state,
      error: "reason" in result ? result.reason.slice(0, 500) : null,
      sentAt: state === "sent" ? ctx.now() : null,
      ...((state === "sent" || state === "failed") && hasLiveLink(row) ? EMPTY : {}),
    })
    .where(
      and(
        eq(transactionalEmails.id, row.id),
        eq(transactionalEmails.attempts, row.attempts),
        inArray(transactionalEmails.state, ["sending", "unconfirmed"]),
      ),
    );
  if (state !== "sent" && state !== "kept")
    ctx.log.info("mail not sent", { mailId: row.id, state, tries: row.attempts, transport: ctx.mail.name });
}

/** The queue job: sends every due email. Concurrent deliveries of the job share the emails. Returns the number of attempts. */
export async function sendMails(ctx: Context): Promise<number> {
  const until = ctx.now().getTime() + TIME_LIMIT;
  // Read before the claim: a failure here leaves every email to the next job.
  const company = await findCompanyLine(ctx);
  let refusals = 0;
  for (let tried = 0; tried < BATCH_SIZE && ctx.now().getTime() < until; tried += 1) {
    const row = await claimMail(ctx);
    if (!row) return tried;
    if (row.state === "stopped") continue;
    const result = await handOver(ctx, row, company);
    await recordOutcome(ctx, row, result);
    refusals = result.outcome === "later" ? refusals + 1 : 0;
    if (refusals === PATIENCE) return tried + 1;
  }
  await queueMails(ctx);
  return BATCH_SIZE;
}

/** Marks the emails of dead jobs as unconfirmed, because they may have been handed over. Returns whether any was due. Safe to call at any time. */
export async function queueLostMails(ctx: Context): Promise<boolean> {
  const now = ctx.now();
  const lost = await ctx.db
    .update(transactionalEmails)
    .set({ state: "unconfirmed", error: "The mail server’s response wasn’t recorded." })
    .where(
      and(
        eq(transactionalEmails.state, "sending"),
        lt(transactionalEmails.claimedAt, new Date(now.getTime() - CLAIM_LASTS * 1_000)),
      ),
    )
    .returning({ id: transactionalEmails.id });
  for (const { id } of lost) ctx.log.error("mail lost", { mailId: id });
  const [due] = await ctx.db
    .select({ id: transactionalEmails.id })
    .from(transactionalEmails)
    .where(isDue(now))
    .limit(1);
  if (due) await queueMails(ctx);
  return due !== undefined;
}

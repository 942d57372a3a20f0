import { and, desc, eq, ne, type SQL, sql } from "drizzle-orm";
import type { Context } from "~/core/context";
import { addressHashes, isKnownAs } from "~/domains/global-suppressions/address-hash.server";
import { transactionalEmails } from "./tables";

const isOf = (hashes: string) => isKnownAs(sql`${transactionalEmails.addressHash}`, hashes);

export const mailsHeldOf = (ctx: Context, email: string) =>
  ctx.db
    .select({
      subject: transactionalEmails.subject,
      state: transactionalEmails.state,
      writtenAt: transactionalEmails.createdAt,
      sentAt: transactionalEmails.sentAt,
    })
    .from(transactionalEmails)
    .where(isOf(addressHashes(ctx.config, email)))
    .orderBy(desc(transactionalEmails.id))
    .limit(500);

export const stopWaitingMails = (ctx: Context, hashes: string) =>
  ctx.db
    .update(transactionalEmails)
    .set({ state: "stopped", text: "", html: "" })
    .where(
      and(isOf(hashes), eq(transactionalEmails.state, "queued"), eq(transactionalEmails.isEssential, false)),
    );

export const eraseMails = (ctx: Context, hashes: string, condition: SQL) =>
  ctx.db
    .update(transactionalEmails)
    .set({
      toAddress: "",
      toName: null,
      subject: "",
      text: "",
      html: "",
      attachments: [],
      state: sql`case when ${transactionalEmails.state} = 'queued' then 'stopped' else ${transactionalEmails.state} end`,
    })
    .where(and(isOf(hashes), ne(transactionalEmails.state, "sending"), condition));

export const eraseMailsOfCauses = (ctx: Context, causes: SQL, condition: SQL) =>
  ctx.db
    .update(transactionalEmails)
    .set({
      subject: "",
      text: "",
      html: "",
      attachments: [],
      state: sql`case when ${transactionalEmails.state} = 'queued' then 'stopped' else ${transactionalEmails.state} end`,
    })
    .where(
      and(
        sql`${transactionalEmails.cause} in (${causes})`,
        ne(transactionalEmails.state, "sending"),
        condition,
      ),
    );

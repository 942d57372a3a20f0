import { and, desc, eq, ne, type SQL, sql } from "drizzle-orm";
import type { Context } from "~/core/context";
import { addressHashes, isKnownAs } from "~/domains/global-suppressions/address-hash.server";
import { mails } from "./tables";

const isOf = (hashes: string) => isKnownAs(sql`${mails.addressHash}`, hashes);

export const mailsHeldOf = (ctx: Context, email: string) =>
  ctx.db
    .select({
      subject: mails.subject,
      state: mails.state,
      writtenAt: mails.createdAt,
      sentAt: mails.sentAt,
    })
    .from(mails)
    .where(isOf(addressHashes(ctx.config, email)))
    .orderBy(desc(mails.id))
    .limit(500);

export const stopWaitingMails = (ctx: Context, hashes: string) =>
  ctx.db
    .update(mails)
    .set({ state: "stopped", text: "", html: "" })
    .where(and(isOf(hashes), eq(mails.state, "queued"), eq(mails.isEssential, false)));

export const eraseMails = (ctx: Context, hashes: string, condition: SQL) =>
  ctx.db
    .update(mails)
    .set({
      toAddress: "",
      toName: null,
      subject: "",
      text: "",
      html: "",
      attachments: [],
      state: sql`case when ${mails.state} = 'queued' then 'stopped' else ${mails.state} end`,
    })
    .where(and(isOf(hashes), ne(mails.state, "sending"), condition));

export const eraseMailsOfCauses = (ctx: Context, causes: SQL, condition: SQL) =>
  ctx.db
    .update(mails)
    .set({
      subject: "",
      text: "",
      html: "",
      attachments: [],
      state: sql`case when ${mails.state} = 'queued' then 'stopped' else ${mails.state} end`,
    })
    .where(and(sql`${mails.cause} in (${causes})`, ne(mails.state, "sending"), condition));

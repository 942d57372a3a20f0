import { and, desc, eq, ne, type SQL, sql } from "drizzle-orm";
import type { Context } from "~/core/context";
import { addressHashes, isKnownAs } from "~/domains/suppression/address-hash.server";
import { mails } from "./tables";

const isOf = (hashes: string) => isKnownAs(sql`${mails.addressHash}`, hashes);

/** The mails that were written to an address, without their text, which the receiver has. At most 500. */
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

/** The statement that stops what waits for an address that wants no mail; what its owner asked for still goes. */
export const stopWaitingMails = (ctx: Context, hashes: string) =>
  ctx.db
    .update(mails)
    .set({ state: "stopped", text: "", html: "" })
    .where(and(isOf(hashes), eq(mails.state, "queued"), eq(mails.isEssential, false)));

/** The statement that empties the mails to an address that no job works on; what waits is taken back. */
export const emptyMails = (ctx: Context, hashes: string, condition: SQL) =>
  ctx.db
    .update(mails)
    .set({
      toAddress: "",
      toName: null,
      subject: "",
      text: "",
      html: "",
      state: sql`case when ${mails.state} = 'queued' then 'stopped' else ${mails.state} end`,
    })
    .where(and(isOf(hashes), ne(mails.state, "sending"), condition));

/** The statement that empties mails by what caused them, such as an invitation that names who invited. `causes` is a query. */
export const emptyMailsOfCauses = (ctx: Context, causes: SQL, condition: SQL) =>
  ctx.db
    .update(mails)
    .set({
      subject: "",
      text: "",
      html: "",
      state: sql`case when ${mails.state} = 'queued' then 'stopped' else ${mails.state} end`,
    })
    .where(and(sql`${mails.cause} in (${causes})`, ne(mails.state, "sending"), condition));

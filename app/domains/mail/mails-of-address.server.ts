import { and, desc, eq, ne, type SQL, sql } from "drizzle-orm";
import type { Context } from "~/core/context";
import { addressHash } from "~/domains/privacy/address-hash.server";
import { mails } from "./tables";

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
    .where(eq(mails.addressHash, addressHash(ctx.config, email)))
    .orderBy(desc(mails.id))
    .limit(500);

/** The statement that stops what waits for an address that wants no mail; what its owner asked for still goes. */
export const stopWaitingMails = (ctx: Context, hash: string) =>
  ctx.db
    .update(mails)
    .set({ state: "stopped", text: "", html: "" })
    .where(and(eq(mails.addressHash, hash), eq(mails.state, "queued"), eq(mails.isEssential, false)));

/** The statement that empties the mails to an address that no job works on; what waits is taken back. */
export const emptyMails = (ctx: Context, hash: string, condition: SQL) =>
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
    .where(and(eq(mails.addressHash, hash), ne(mails.state, "sending"), condition));

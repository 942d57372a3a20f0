import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Context } from "~/core/context";
import { directionOf, type ProductLanguage } from "~/core/languages";
import { toUnixSeconds } from "~/core/seconds";
import { consentToken } from "~/core/secrets/link-tokens.server";
import { inOneLine } from "~/core/text";
import { addressHash } from "~/domains/global-suppressions/address-hash.server";
import { linkTo } from "~/paths/suppressions";
import { CONSENT_TEXTS } from "./consent-texts";
import { escaped } from "./links.server";
import { consents } from "./tables";

/** For the batch that writes the request. A repeated request changes nothing (`changes() = 0`). */
export const askedStatement = (
  ctx: Context,
  accountId: number,
  address: string,
  heldMessageId: number | null = null,
  onlyIf: SQL = sql`true`,
): SQL =>
  sql`insert into ${consents} (account_id, address_hash, requested_at, held_message_id)
    select ${accountId}, ${addressHash(ctx.config, address)}, ${toUnixSeconds(ctx.now())}, ${heldMessageId} where ${onlyIf}
    on conflict (account_id, address_hash) do update
      set requested_at = excluded.requested_at, held_message_id = excluded.held_message_id
      where requested_at is null and granted_at is null and denied_at is null`;

/** POPIA, section 69(2): a single consent request, which contains no offer. */
export function consentQuestion(
  ctx: Pick<Context, "config">,
  input: {
    accountId: number;
    address: string;
    senderName: string;
    postalAddress: string;
    language: ProductLanguage;
  },
): { url: string; subject: string; text: string; html: string } {
  const { accountId, address, senderName, postalAddress, language } = input;
  const texts = CONSENT_TEXTS[language];
  const url = linkTo(
    ctx.config,
    "consent",
    consentToken(ctx.config, accountId, addressHash(ctx.config, address)),
  );
  const withSender = (text: string) => text.replace("{sender}", () => senderName);
  const paragraphs = [withSender(texts.purpose), texts.law];
  const who = `${senderName}, ${inOneLine(postalAddress)}`;
  return {
    url,
    subject: withSender(texts.question),
    text: `${paragraphs.join("\n\n")}\n\n${texts.respondHere}\n${url}\n\n-- \n${who}\n`,
    html: [
      `<div lang="${language}" dir="${directionOf(language)}">`,
      ...paragraphs.map((paragraph) => `<p>${escaped(paragraph)}</p>`),
      `<p><a href="${url}">${texts.acceptOrDecline}</a></p><hr><p dir="auto">${escaped(who)}</p></div>`,
    ].join("\n"),
  };
}

interface Asked {
  accountId: number;
  hash: string;
}

export async function findConsentOf(ctx: Context, { accountId, hash }: Asked) {
  const [row] = await ctx.db
    .select()
    .from(consents)
    .where(and(eq(consents.accountId, accountId), eq(consents.addressHash, hash)))
    .limit(1);
  return row ?? null;
}

export const hasConsented = ({ accountId, hash }: Asked): SQL =>
  sql`exists (select 1 from consents where account_id = ${accountId}
    and address_hash = ${hash} and granted_at is not null and denied_at is null)`;

/**
 * The only statement that sets `granted_at`. A first no is final: a later yes does not count, and neither does a yes
 * without a request.
 */
export const answerStatement = (
  ctx: Context,
  { accountId, hash, answer }: Asked & { answer: "yes" | "no" },
) => {
  const now = toUnixSeconds(ctx.now());
  const column = sql.raw(answer === "yes" ? "granted_at" : "denied_at");
  return sql`update consents set ${column} = coalesce(${column}, ${now}), source = coalesce(source, 'the page of the link in the mail')
    where account_id = ${accountId} and address_hash = ${hash} and denied_at is null and requested_at is not null`;
};

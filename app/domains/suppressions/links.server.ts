import type { Context } from "~/core/context";
import { BY_AGENT, BY_HAND, IMPORT_SOURCE } from "~/core/record-sources";
import { clickToken, rowToken } from "~/core/secrets/link-tokens.server";
import { inOneLine } from "~/core/text";
import { linkTo } from "~/paths/suppressions";
import { type FooterLanguage, footerTexts } from "./footer-texts";

export const escaped = (text: string) => text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);

interface UnsubscribeLinks {
  url: string;
  headers: ReturnType<typeof oneClickHeaders>;
}

/** RFC 8058. Both headers must be signed by DKIM. */
export const oneClickHeaders = (url: string) => ({
  "List-Unsubscribe": `<${url}>`,
  "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
});

export function unsubscribeLinks(
  ctx: Pick<Context, "config">,
  messageRowId: number,
  address: string,
): UnsubscribeLinks {
  const url = linkTo(ctx.config, "unsubscribe", rowToken(ctx.config, "unsubscribe", messageRowId, address));
  return {
    url,
    headers: oneClickHeaders(url),
  };
}

const TOKEN_LETTER = String.raw`(?:\r?\n[> ]*)?[\w-]`;
const CONSENT_LINK = new RegExp(
  String.raw`(\/consent\/)[0-9a-z]{1,10}\.(?:${TOKEN_LETTER}){43}(?:\r?\n[> ]*)?\.(?:${TOKEN_LETTER}){22}`,
  "g",
);

/** Mail programs quote the consent link in a reply: the business must not open it and consent for the recipient. */
export const withoutConsentLinks = (text: string) => text.replace(CONSENT_LINK, "$1…");

const UNSUBSCRIBE_LINK = /(?::\r?\n)?https?:\/\/[\w.:-]+\/unsubscribe\/[0-9a-z]+\.[\w-]+/g;

/** For the sender's copy: anyone who opens the link unsubscribes the recipient. The word before the link stays. */
export const withoutUnsubscribeLinks = (text: string) => text.replace(UNSUBSCRIBE_LINK, "");

const MAX_URL_LENGTH = 2_000;

/** Builds a tracking link, which leads only to the URL signed in it. Other links stay unchanged. */
export function clickLink(ctx: Pick<Context, "config">, messageRowId: number, url: string): string {
  if (
    url.length > MAX_URL_LENGTH ||
    !/^https?:\/\/[^\s]+$/i.test(url) ||
    !URL.canParse(url) ||
    url.startsWith(`${ctx.config.APP_ORIGIN}/`)
  )
    return url;
  return linkTo(ctx.config, "click", clickToken(ctx.config, messageRowId, url));
}

interface FooterInput {
  /** Null for a test email, which has none. */
  links: UnsubscribeLinks | null;
  senderName: string;
  postalAddress: string;
  /** Source of the address; a file's name is never shown. */
  source: string | null;
  /** The recipient's company. */
  companyName?: string | null | undefined;
  language?: FooterLanguage | string;
}

const TEST_NOTE = "This is a test. Here, recipients see why they got the email and can unsubscribe.";

const isOwnRecord = (source: string) =>
  source === BY_HAND || source === BY_AGENT || source.startsWith(IMPORT_SOURCE);

/** Avoids a second full stop after "Solar Ltd." at the end of a sentence. */
const companyIn = (name: string) =>
  inOneLine(name)
    .trim()
    .replace(/(?<!\.)\.+$/, "");

/** The reason in three pieces, with the company in the middle. */
function reasonOf({ source, companyName }: Pick<FooterInput, "source" | "companyName">, language: string) {
  const { why, whyWithoutCompany, from, own } = footerTexts(language);
  const company = companyIn(companyName ?? "");
  const [before = "", after = ""] = (company ? why : whyWithoutCompany).split("{company}");
  const origin = source ? ` ${isOwnRecord(source) ? own : from.replace("{source}", () => source)}` : "";
  return company ? [before, company, after + origin] : [before + origin, "", ""];
}

/** Required by law: sender, reason and unsubscribe link. In pieces, because only the company and the link differ by recipient. */
export function footerPieces({ links, senderName, postalAddress, language = "en", ...input }: FooterInput) {
  const { stop } = footerTexts(language);
  const [before = "", company = "", after = ""] = reasonOf(input, language);
  const who = `${senderName}, ${inOneLine(postalAddress)}`;
  if (!links)
    return {
      text: [`-- \n${who}\n${TEST_NOTE}\n`],
      html: [`<hr><p dir="auto">${escaped(who)}<br>${escaped(TEST_NOTE)}</p>`],
    };
  return {
    text: [`-- \n${who}\n${before}`, company, `${after}\n${stop}:\n`, `${links.url}\n`],
    html: [
      `<hr><p dir="auto">${escaped(who)}<br>${escaped(before)}`,
      escaped(company),
      `${escaped(after)}</p><p dir="auto"><a href="`,
      links.url,
      `">${escaped(stop)}</a></p>`,
    ],
  };
}

export function mailFooter(input: FooterInput) {
  const { text, html } = footerPieces(input);
  return { text: text.join(""), html: html.join("") };
}

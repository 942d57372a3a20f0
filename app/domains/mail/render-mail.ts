import type { Config } from "~/core/config";
import { m } from "~/messages/messages";

export interface MailContent {
  subject: string;
  /** The preview that an inbox shows after the subject; not visible in the email itself. */
  preheader?: string | undefined;
  paragraphs: string[];
  action?: { label: string; url: string } | undefined;
  wayOut?: { text: string; label: string; url: string } | undefined;
}

export interface MailBrand {
  name: string;
  logoUrl: string | null;
  colour: string | null;
}

interface MailSignature extends Partial<MailBrand> {
  name: string;
  origin: string | null;
}

export const ownSignature = ({ APP_NAME, APP_ORIGIN }: Pick<Config, "APP_NAME" | "APP_ORIGIN">) => ({
  name: APP_NAME,
  origin: APP_ORIGIN,
});

const LINE = 78;

export const oneLine = (text: string) =>
  text
    .replace(/[\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu, " ")
    .replace(/ {2,}/g, " ")
    .trim();

const QUOTED = 60;

/** Third-party text in an email: keeps email clients from turning it into links (U+2060 is an invisible word joiner). */
export const unlinked = (text: string) =>
  oneLine(text).replace(/[.。．｡](?=[\p{L}\p{N}])|:(?=\/)|@(?=\S)/gu, "$&\u2060");

export function quoted(name: string): string {
  const letters = [...oneLine(name)];
  const short = letters.length > QUOTED ? `${letters.slice(0, QUOTED - 1).join("")}…` : letters.join("");
  return unlinked(short);
}

const isUrl = (word: string) => /^https?:\/\//.test(word);

const piecesOf = (word: string): string[] =>
  isUrl(word) ? [word] : (word.match(new RegExp(`.{1,${LINE}}`, "gsu")) ?? []);

function wrap(paragraph: string): string {
  const lines: string[] = [];
  let line = "";
  for (const word of oneLine(paragraph).split(" ").flatMap(piecesOf)) {
    if (line && [...line].length + 1 + [...word].length > LINE) {
      lines.push(line);
      line = word;
    } else line = line ? `${line} ${word}` : word;
  }
  return [...lines, line].join("\n");
}

export function mailText(
  { paragraphs, action, wayOut }: MailContent,
  { name, origin }: MailSignature,
): string {
  const parts = paragraphs.map(wrap);
  if (action) parts.push(`${wrap(`${action.label}:`)}\n${action.url}`);
  if (wayOut) parts.push(`${wrap(`${wayOut.text} ${wayOut.label}:`)}\n${wayOut.url}`);
  const foot = ["-- ", wrap(oneLine(name)), ...(origin === null ? [] : [origin])].join("\n");
  return `${[...parts, foot].join("\n\n")}\n`;
}

const ESCAPES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

const escaped = (text: string) => oneLine(text).replace(/[&<>"']/g, (letter) => ESCAPES[letter] ?? "");

const breakable = (url: string) => (url.match(/.{1,24}/g) ?? []).map(escaped).join("<wbr>");

const FONT = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif";
const BRAND = "#1b6a80";

/** Ignored by clients without style support, which show the plain version. */
const styled = (style: string) => ` style="${style}"`;

/** Inline styles can't query dark mode, so these rules are separate. A client that drops them shows the light version. */
const DARK = [
  "body{background:#12191d!important;color:#eceae4!important}",
  ".head{color:#eceae4!important}",
  ".small{color:#adb8bc!important}",
  "a{color:#8fd2e2}",
  ".ours{background:#8fd2e2!important;color:#0c2a33!important}",
  ".logo{background:#fff;padding:4px;border-radius:4px}",
  "hr{border-color:#36444a!important}",
].join("");
const THEME = `<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<style>:root{color-scheme:light dark}a{color:${BRAND}}@media (prefers-color-scheme:dark){${DARK}}</style>`;

const classed = (name: string, style: string) => ` class="${name}"${styled(style)}`;

const BODY = styled(
  `margin:0 auto;max-width:34rem;padding:1.5rem 1rem;${FONT};font-size:16px;line-height:1.5`,
);
const headStyle = (colour: string) =>
  classed("head", `margin:0 0 1.5rem;color:${colour};font-size:20px;font-weight:700`);
/** In dark mode, a business keeps its own colour. */
const buttonStyle = (colour: string | null | undefined) =>
  classed(
    colour ? "theirs" : "ours",
    `display:inline-block;padding:12px 20px;border-radius:8px;background:${colour ?? BRAND};color:#ffffff;font-weight:600;text-decoration:none`,
  );
const HIDDEN = styled("display:none;max-height:0;overflow:hidden");
const SMALL = classed("small", "font-size:14px;color:#5c6470");
const MARK_PATH = "/icon-192.png";
const MARK_STYLE = styled("vertical-align:middle;border-radius:6px;margin-right:4px");
const LINE_ABOVE = styled("border:0;border-top:1px solid #d9d5cc;margin:1.5rem 0");

/** The logo has the same URL for every recipient, and the name as its alternative text for clients that block images. */
function headOf({ name, logoUrl, origin }: MailSignature): string {
  if (logoUrl) return `<img class="logo" src="${escaped(logoUrl)}" alt="${escaped(name)}" height="48">`;
  if (origin === null) return escaped(name);
  const mark = `<img src="${escaped(`${origin}${MARK_PATH}`)}" alt="" width="28" height="28"${MARK_STYLE}>`;
  return `${mark} ${escaped(name)}`;
}

const END_OF_HTML = "</body>\n</html>\n";

interface StoredMail {
  text: string;
  html: string;
  /** Set for an email that a business signs. */
  fromName: string | null;
}

/** Adds the company behind the product below an email that the product signs, in text and HTML. */
export function withCompanyFooter<Mail extends StoredMail>(
  mail: Mail,
  company: string | null,
  { APP_ORIGIN }: Pick<Config, "APP_ORIGIN">,
): Mail {
  const isSignedByUs = mail.fromName === null && mail.text.endsWith(`\n${APP_ORIGIN}\n`);
  if (company === null || !isSignedByUs || !mail.html.endsWith(END_OF_HTML)) return mail;
  const footer = `<p${SMALL}>${escaped(company)}</p>\n`;
  return {
    ...mail,
    text: `${mail.text}${wrap(company)}\n`,
    html: `${mail.html.slice(0, -END_OF_HTML.length)}${footer}${END_OF_HTML}`,
  };
}

/** The same text with one button; `dir="auto"` gives Arabic names and sentences their own direction. */
export function mailHtml(content: MailContent, signature: MailSignature): string {
  const { name, origin, colour } = signature;
  const { subject, preheader, paragraphs, action, wayOut } = content;
  const link = (url: string, label: string, style = "") =>
    `<a href="${escaped(url)}"${style}>${escaped(label)}</a>`;
  return [
    `<!doctype html>\n<html lang="en" dir="${m.language_direction()}">\n<head>`,
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width">',
    THEME,
    `<title>${escaped(subject)}</title>`,
    `</head>\n<body${BODY}>`,
    ...(preheader ? [`<div${HIDDEN} dir="auto">${escaped(preheader)}</div>`] : []),
    `<p${headStyle(colour ?? BRAND)}>${headOf(signature)}</p>`,
    ...paragraphs.map((paragraph) => `<p dir="auto">${escaped(paragraph)}</p>`),
    ...(action
      ? [
          `<p>${link(action.url, action.label, buttonStyle(colour))}</p>`,
          `<p${SMALL}>${m.emails_mail_copy_link()}<br>${breakable(action.url)}</p>`,
        ]
      : []),
    ...(wayOut ? [`<p${SMALL}>${escaped(wayOut.text)} ${link(wayOut.url, wayOut.label)}.</p>`] : []),
    `<hr${LINE_ABOVE}>\n<p${SMALL}>${escaped(name)}${origin === null ? "" : `<br>${link(origin, origin)}`}</p>`,
    END_OF_HTML,
  ].join("\n");
}

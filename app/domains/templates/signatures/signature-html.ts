import { escapeHtml } from "~/core/html/html-entities";
import { safeLink } from "~/core/html/sanitize-html";
import { plainText } from "~/core/text";

/** Every field is plain text. */
export interface SignatureFields {
  name: string;
  title: string;
  company: string;
  phone: string;
  email: string;
  website: string;
  illustration: string;
  customText: string;
}

/** A line of text characters: it needs no download, displays in every mail program, and does not track recipients. */
export const ILLUSTRATIONS = [
  { value: "", label: "None", line: "" },
  { value: "way", label: "Path", line: "•———•——•—————•" },
  { value: "dots", label: "Dots", line: "· · · · · · · ·" },
  { value: "line", label: "Line", line: "———————————————" },
  { value: "diamonds", label: "Diamonds", line: "◆ ◇ ◆ ◇ ◆ ◇ ◆" },
  { value: "steps", label: "Steps", line: "▁ ▂ ▃ ▄ ▅ ▆ ▇" },
] as const;

const lineOf = (illustration: string) =>
  ILLUSTRATIONS.find(({ value }) => value === illustration)?.line ?? "";

const text = (value: string) => escapeHtml(plainText(value));

const link = (href: string, label: string) => {
  const address = safeLink(href);
  return address === null ? text(label) : `<a href="${escapeHtml(address)}">${text(label)}</a>`;
};

const webAddress = (website: string) => (/^https?:\/\//i.test(website) ? website : `https://${website}`);

const lines = (parts: string[]) => parts.filter(Boolean).join("<br>");

/** Uses only elements allowed inside a paragraph; every value is escaped. `logoUrl` is one of our URLs. */
export function signatureHtml(fields: SignatureFields, logoUrl: string | null): string {
  const { name, title, company, phone, email, website, illustration, customText } = fields;
  const role = [title, company].map(text).filter(Boolean).join(", ");
  const paragraphs = [
    lineOf(illustration),
    logoUrl
      ? `<img src="${escapeHtml(logoUrl)}" alt="${text(company ? `Logo of ${company}` : "Logo")}" height="48">`
      : "",
    lines([
      name && `<strong>${text(name)}</strong>`,
      role,
      text(phone),
      email && link(`mailto:${email}`, email),
      website && link(webAddress(website), website.replace(/^https?:\/\//i, "")),
    ]),
    lines(customText.split("\n").map(text)),
  ];
  return paragraphs.filter(Boolean).join("<br><br>");
}

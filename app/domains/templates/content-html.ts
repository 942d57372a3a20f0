import { decodeEntities, escapeHtml } from "~/core/html/html-entities";

/** "a < b" and "<amina@example.com>" are text. */
const TAG =
  /<\/?(p|br|div|a|b|strong|i|em|u|ul|ol|li|h[1-6]|blockquote|table|tr|td|span|hr|img|pre|body|html)(\s[^<>]*)?\/?>/i;

/** Converts text without tags to paragraphs at empty lines, and keeps its line breaks. HTML must be complete. */
export function contentHtml(content: string): string {
  if (TAG.test(content)) return content;
  return content
    .replace(/\r\n?/g, "\n")
    .split(/\n[^\S\n]*\n+/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
    .map((paragraph) => `<p>${escapeHtml(paragraph).replaceAll("\n", "<br>")}</p>`)
    .join("\n");
}

/** Returns text if the HTML has only paragraphs and line breaks, else the HTML. */
export function editableContent(html: string): string {
  if (/<(?!\/?p>|br>)/.test(html)) return html;
  const text = html
    .replace(/<\/p>\s*<p>/g, "\n\n")
    .replaceAll("<br>", "\n")
    .replace(/<\/?p>/g, "");
  const plain = decodeEntities(text).trim();
  return contentHtml(plain) === html ? plain : html;
}

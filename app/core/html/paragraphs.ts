import { escapeHtml } from "./html-entities";

/** Plain text as paragraphs. */
export const paragraphsOf = (text: string): string =>
  text
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${escapeHtml(paragraph).replaceAll("\n", "<br>")}</p>`)
    .join("\n");

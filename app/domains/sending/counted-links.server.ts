import type { Context } from "~/core/context";
import { clickLink } from "~/domains/refusals/links.server";

const LINKS = /href="(https?:\/\/[^"<>\s]+)"/g;

/** Links of a mail lead over ours; the pieces of text between them are the same for every reader. */
export function countedLinks(ctx: Context, messageId: number, html: string): string[] {
  const pieces: string[] = [];
  let from = 0;
  for (const found of html.matchAll(LINKS)) {
    const [whole, url = ""] = found;
    const link = clickLink(ctx, messageId, url.replaceAll("&amp;", "&"));
    if (!link.startsWith("http") || link === url) continue;
    pieces.push(html.slice(from, found.index), `href="${link}"`);
    from = found.index + whole.length;
  }
  return [...pieces, html.slice(from)];
}

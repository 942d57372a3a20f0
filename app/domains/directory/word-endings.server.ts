import type { Context } from "~/core/context";
import { type Alternatives, type CompanyFilter, longLastWord, searchWords } from "./search-query";

/** Letters of a word that `search_word_forms` looks at; see migrations/0001_search.sql. */
export const FORM_LETTERS = 7;

/** The words that the last word typed may become, where it is too long for the index's own prefixes. Reads one row. */
export async function endingsOf(ctx: Pick<Context, "d1">, filter: CompanyFilter): Promise<Alternatives> {
  const last = longLastWord(filter);
  if (last === null) return new Map();
  const form = [...last].slice(0, FORM_LETTERS).join("");
  const row = await ctx.d1
    .prepare("SELECT words FROM search_word_forms WHERE form = ?1")
    .bind(form)
    .first<{ words: string }>();
  const endings = row ? row.words.split(" ").filter((word) => word.startsWith(last)) : [];
  return new Map([[searchWords(filter).length - 1, endings]]);
}

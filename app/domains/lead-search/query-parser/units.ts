import { COUNTRIES } from "~/core/places/countries";
import { findPhrase } from "./find-phrase";
import { corrected } from "./misspelled";
import type { Entry } from "./phrase-tree";
import { COUNTRY_CODES } from "./query-words";
import { languageOf, type Query, STOPS, type Token } from "./tokens";
import { MAX_FUNCTION_PHRASE_WORDS, type Role, rolesOf } from "./words/function-words";
import type { Language } from "./words/word-keys";

/** A part of the description: a table entry, words with a grammatical role, or words in no table. */
export interface Unit {
  from: number;
  to: number;
  text: string;
  glue: string;
  entry: Entry | null;
  prefix: string;
  roles: ReadonlySet<Role>;
  quoted?: string | undefined;
  misspelled?: string;
}

export const isContent = ({ entry, roles, quoted, text }: Unit): boolean =>
  entry !== null || quoted !== undefined || (roles.size === 0 && text.length > 1 && !/^\p{N}+$/u.test(text));

const AIMS = new Set(["to", "vers", "para", "الي"]);
const NO_ROLES: ReadonlySet<Role> = new Set();

export class UnitReader implements Query {
  readonly language: Language | null;
  readonly hasSmallLetters: boolean;

  /** `whole` contains all tokens of the description. */
  constructor(
    readonly tokens: readonly Token[],
    whole: readonly Token[] = tokens,
  ) {
    this.language = languageOf(whole);
    this.hasSmallLetters = tokens.some(({ text }) => /\p{Ll}/u.test(text));
  }

  private roleAt(position: number): { roles: ReadonlySet<Role>; length: number } | null {
    for (
      let length = Math.min(MAX_FUNCTION_PHRASE_WORDS, this.tokens.length - position);
      length > 0;
      length--
    ) {
      const part = this.tokens.slice(position, position + length);
      if (part.some(({ glue }, index) => index > 0 && STOPS.test(glue))) continue;
      const found = rolesOf(part.map(({ word }) => word).join(" "));
      if (!found) continue;
      const own = this.language && found.get(this.language);
      return { roles: own ?? new Set([...found.values()].flatMap((roles) => [...roles])), length };
    }
    return null;
  }

  /** "Export to France": the user isn't looking for companies there. */
  isAimedAt(index: number): boolean {
    return AIMS.has(this.tokens[index - 1]?.word ?? "");
  }

  read(): Unit[] {
    const units: Unit[] = [];
    for (let index = 0; index < this.tokens.length; ) {
      const unit = this.unitAt(index);
      units.push(unit);
      index = unit.to;
    }
    return units;
  }

  private unitAt(index: number): Unit {
    const token = this.tokens[index] as Token;
    const unit = (length: number, more: Partial<Unit>): Unit => ({
      from: index,
      to: index + length,
      text: this.tokens
        .slice(index, index + length)
        .map(({ text }) => text)
        .join(" "),
      glue: token.glue,
      entry: null,
      prefix: "",
      roles: NO_ROLES,
      ...more,
    });
    if (token.quoted !== undefined) return unit(1, { quoted: token.quoted });
    const found = findPhrase(this, index);
    const role = this.roleAt(index);
    const own = this.tokens[index]?.forms.map(({ key }) => key) ?? [];
    const steers =
      role !== null && ["negators", "offers", "purposes"].some((name) => role.roles.has(name as Role));
    if (
      role &&
      (!found || role.length > found.length || (steers && role.length === found.length && own.length > 0))
    )
      return unit(role.length, { roles: role.roles });
    if (found)
      return unit(found.length, {
        entry: found.entry,
        prefix: found.prefix,
        roles: role?.length === 1 ? role.roles : NO_ROLES,
      });
    const code = this.hasSmallLetters && COUNTRY_CODES.has(token.text);
    const country = code && COUNTRIES.find(({ code, iso3 }) => code === token.text || iso3 === token.text);
    if (country)
      return unit(1, {
        entry: { language: "en", phrase: token.word, meaning: { kind: "place", codes: [country.code] } },
      });
    const steering = rolesBehindPrefix(token);
    if (steering) return unit(1, { roles: steering });
    const meant = corrected(token.word, this.language);
    if (meant) return unit(1, { entry: meant, misspelled: token.text });
    return unit(1, {});
  }
}

/** "وللشركات" has the same roles as "شركات". */
function rolesBehindPrefix({ word, forms }: Token): ReadonlySet<Role> | null {
  for (const { prefix } of forms) {
    const rest = word.slice(prefix.length);
    const found = prefix === "" ? undefined : (rolesOf(rest) ?? rolesOf(`ال${rest}`));
    if (found) return new Set([...found.values()].flatMap((roles) => [...roles]));
  }
  return null;
}

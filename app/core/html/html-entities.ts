const BASIC: Record<string, string> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: "\u00a0",
  colon: ":",
  Tab: "\t",
  NewLine: "\n",
  ndash: "–",
  mdash: "—",
  lsquo: "‘",
  rsquo: "’",
  ldquo: "“",
  rdquo: "”",
  sbquo: "‚",
  bdquo: "„",
  lsaquo: "‹",
  rsaquo: "›",
  hellip: "…",
  bull: "•",
  euro: "€",
  trade: "™",
  zwnj: "\u200c",
  zwj: "\u200d",
  rarr: "→",
  larr: "←",
  oelig: "œ",
  OElig: "Œ",
  scaron: "š",
  Scaron: "Š",
};

/** The names of U+00A0 to U+00FF, in this order (HTML 4, section 24.2.1). */
const LATIN =
  "nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml";

const NAMED = new Map([
  ...LATIN.split(" ").map((name, place): [string, string] => [name, String.fromCharCode(0xa0 + place)]),
  ...Object.entries(BASIC),
]);

const isCharacter = (code: number) => code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);

/** Characters for the entities common in emails; unknown entities are unchanged. */
export function decodeEntities(html: string): string {
  if (!html.includes("&")) return html;
  return html.replace(
    /&(?:#(\d{1,8});?|#x([0-9a-f]{1,6});?|([a-z][a-z0-9]{1,10});)/gi,
    (whole, decimal?: string, hex?: string, name?: string) => {
      if (name) return NAMED.get(name) ?? whole;
      const code = decimal ? Number(decimal) : Number.parseInt(hex ?? "", 16);
      return isCharacter(code) ? String.fromCodePoint(code) : "\ufffd";
    },
  );
}

const ESCAPES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Escapes text for HTML content and quoted attributes. */
export const escapeHtml = (text: string) =>
  /[&<>"']/.test(text) ? text.replace(/[&<>"']/g, (letter) => ESCAPES[letter] ?? "") : text;

// Cleans facts for the pack: names in mixed case, websites as origins, cities in the product's spelling.
const UNCHANGED = new Set(
  "pty plc cc npc npo rf sa sarl sae spa lda llc bv nv jv soc (pty) ep sas sarlu uae rdc usa uk nlc".split(
    " ",
  ),
);
const SMALL = new Set("and of the de la le les du des da do dos e et for in on a l".split(" "));

const titled = (word, index) => {
  const bare = word.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
  if (bare === "pty" || bare === "ltd")
    return word.toLowerCase().replace(/[pl]/, (letter) => letter.toUpperCase());
  if (UNCHANGED.has(bare) || /\d/.test(bare)) return word;
  if (index > 0 && SMALL.has(bare)) return word.toLowerCase();
  // A word without vowels, or one with single letters separated by dots, is an abbreviation.
  if (!/[aeiouyàâäéèêëîïôöùûüãõáíóú]/.test(bare) || /\p{L}\.\p{L}/u.test(word)) return word;
  return word
    .toLowerCase()
    .replace(/(^|[-'’(/&.])(\p{L})/gu, (_, before, letter) => before + letter.toUpperCase());
};

/** "ADDO MINERALS (PTY) LTD" becomes "Addo Minerals (Pty) Ltd"; a name with lowercase is unchanged. */
export function cleanName(text) {
  const name = text
    .normalize("NFC")
    .replace(/[\u200b-\u200f\u202a-\u202e\ufeff]/g, "")
    .replace(/\[unknown[^\]]*\]/gi, "")
    .replace(/\s+/g, " ")
    .replace(/^["'\s]+|["'\s,;]+$/g, "")
    .trim();
  if (/\p{Ll}/u.test(name) || !/\p{Lu}/u.test(name)) return name;
  const words = name.split(" ");
  return words.length === 1 && name.length <= 6 ? name : words.map(titled).join(" ");
}

export const cleanCity = (text, { cityNamed }, country) => {
  const city = text.replace(/\s+/g, " ").replace(/\s-\s/g, "-").trim();
  // Removes a trailing province: "Estcourt Kwa-Zulu Natal".
  const own = city.replace(
    /,? (kwa-?zulu[- ]natal|eastern cape|western cape|northern cape|free state|limpopo|gauteng|mpumalanga|north[- ]west)$/i,
    "",
  );
  const known = cityNamed(own);
  if (known?.country === country) return known.name;
  if (own.length < 3 || /\d|\//.test(own)) return null;
  return /\p{Ll}/u.test(own) ? own : own.split(" ").map(titled).join(" ");
};

const NO_HOME =
  /(^|\.)(goreview|cirkleinc|api-pudo|mtndeals|actonia|nedbank|dish|zee|wwe|dstv|gotvafrica|startimes|startimestv|canalplus|canalplus-afrique|bein|osn|mbc|rotana|panda|facebook|fb|youtube|youtu|twitter|x|instagram|linkedin|tiktok|t|wa|linktr|wikipedia|telegram|blogspot|wordpress|wixsite|weebly|google|goo|bit|github|dailymotion|vimeo|livestream|radio|streema|lyngsat|mytuner-radio|tunein|web|archive|whatsapp|letstrade|business|eu|myshopify|zeno|apple|play|canalblog|over-blog|e-monsite|unblog|skyrock)\.(com|be|me|ee|org|be|gl|ly|io|fm|tv|net|garden|site|global|fr|co\.za)$/;

/** Returns scheme and host of a company's own site; null for a page on another company's site. */
export function cleanWebsite(text, { websiteOf, domainOf }) {
  const site = text && websiteOf(text.trim());
  const domain = site && domainOf(site);
  if (!domain || NO_HOME.test(domain)) return null;
  return new URL(site).origin;
}

/** Calling code of each country (ITU-T E.164), and the minimum and maximum number of digits after it. */
const DIAL_CODES: Readonly<Record<string, readonly [string, number, number]>> = {
  DZ: ["213", 8, 9],
  AO: ["244", 9, 9],
  BJ: ["229", 8, 10],
  BW: ["267", 7, 8],
  BF: ["226", 8, 8],
  BI: ["257", 8, 8],
  CM: ["237", 8, 9],
  CV: ["238", 7, 7],
  CF: ["236", 8, 8],
  TD: ["235", 8, 8],
  KM: ["269", 7, 7],
  CG: ["242", 9, 9],
  CD: ["243", 9, 9],
  CI: ["225", 10, 10],
  DJ: ["253", 8, 8],
  EG: ["20", 8, 10],
  GQ: ["240", 9, 9],
  ER: ["291", 7, 7],
  SZ: ["268", 8, 8],
  ET: ["251", 9, 9],
  GA: ["241", 7, 8],
  GM: ["220", 7, 7],
  GH: ["233", 9, 9],
  GN: ["224", 8, 9],
  GW: ["245", 7, 9],
  KE: ["254", 9, 9],
  LS: ["266", 8, 8],
  LR: ["231", 7, 9],
  LY: ["218", 8, 9],
  MG: ["261", 9, 9],
  MW: ["265", 7, 9],
  ML: ["223", 8, 8],
  MR: ["222", 8, 8],
  MU: ["230", 7, 8],
  MA: ["212", 9, 9],
  MZ: ["258", 8, 9],
  NA: ["264", 8, 9],
  NE: ["227", 8, 8],
  NG: ["234", 7, 10],
  RW: ["250", 9, 9],
  ST: ["239", 7, 7],
  SN: ["221", 9, 9],
  SC: ["248", 7, 7],
  SL: ["232", 8, 8],
  SO: ["252", 7, 9],
  ZA: ["27", 9, 9],
  SS: ["211", 9, 9],
  SD: ["249", 9, 9],
  TZ: ["255", 9, 9],
  TG: ["228", 8, 8],
  TN: ["216", 8, 8],
  UG: ["256", 9, 9],
  ZM: ["260", 9, 9],
  ZW: ["263", 8, 9],
};

/** Countries where a leading 0 is part of the number. */
const KEEPS_ZERO = ["BJ", "CG", "CI"];

const INTERNATIONAL = /^\+[1-9]\d{7,14}$/;

/** Converts a number with a country code, or a national number of a known country, to "+254712345678"; null if uncertain. */
export function e164(phone: string, country: string | null): string | null {
  const [number = ""] = phone.slice(0, 60).split(/ext|poste|x|#/i);
  const typed = number.replace(/\(0\)/, "").replace(/[^\d+]/g, "");
  const digits = typed.startsWith("00") ? `+${typed.slice(2)}` : typed;
  if (digits.startsWith("+")) return INTERNATIONAL.test(digits) ? digits : null;
  const [code, least, limit] = (country && DIAL_CODES[country]) || [];
  if (!code || !least || !limit || !country) return null;
  const own = KEEPS_ZERO.includes(country) ? digits : digits.replace(/^0/, "");
  if (own.length >= least && own.length <= limit) return `+${code}${own}`;
  const rest = digits.startsWith(code) ? digits.slice(code.length) : "";
  return rest.length >= least && rest.length <= limit ? `+${digits}` : null;
}

const PAIRS = /^(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})$/;
const GROUPS: Readonly<Record<number, RegExp>> = {
  7: /^(\d{3})(\d{4})$/,
  8: /^(\d{2})(\d{2})(\d{2})(\d{2})$/,
  9: /^(\d{2})(\d{3})(\d{4})$/,
  10: /^(\d{3})(\d{3})(\d{4})$/,
};

/** Shorter numbers may be national ones. */
const MIN_DIGITS = 11;

/** The country of a number that starts with an African country code without a plus: "254712345678"; null for others. */
function countryOfNumber(typed: string): string | null {
  const digits = typed.replace(/[ ().-]/g, "");
  if (!/^2\d+$/.test(digits) || digits.length < MIN_DIGITS) return null;
  const found = Object.entries(DIAL_CODES).find(([, [code, least, limit]]) => {
    const length = digits.startsWith(code) ? digits.length - code.length : 0;
    return length >= least && length <= limit;
  });
  return found?.[0] ?? null;
}

/**
 * Formats "0201234567" in Ghana as "+233 20 123 4567", keeping the extension. A number with a country code, or one that
 * isn't valid in the country, stays as typed.
 */
export function internationalPhone(typed: string, country: string | null): string {
  if (/^\s*\+/.test(typed)) return typed;
  const of = country !== null && e164(typed, country) ? country : countryOfNumber(typed);
  const number = of === null ? null : e164(typed, of);
  const [code] = DIAL_CODES[of ?? ""] ?? [];
  if (!number || !code) return number ?? typed;
  const [, extension] = /(?:ext\.?|poste|x|#) ?(\d{1,6})$/i.exec(typed) ?? [];
  const own = number.startsWith(`+${code}`) ? number.slice(code.length + 1) : null;
  if (own === null) return number;
  const groups = own.length === 10 && KEEPS_ZERO.includes(of ?? "") ? PAIRS : GROUPS[own.length];
  const parts = groups?.exec(own)?.slice(1) ?? [own];
  return [`+${code}`, ...parts, ...(extension ? [`ext ${extension}`] : [])].join(" ");
}

/**
 * The IANA time zone of each country. A country with two zones has that of its capital: Kinshasa for the Democratic
 * Republic of the Congo.
 */
const ZONES: Readonly<Record<string, string>> = {
  DZ: "Africa/Algiers",
  AO: "Africa/Luanda",
  BJ: "Africa/Porto-Novo",
  BW: "Africa/Gaborone",
  BF: "Africa/Ouagadougou",
  BI: "Africa/Bujumbura",
  CV: "Atlantic/Cape_Verde",
  CM: "Africa/Douala",
  CF: "Africa/Bangui",
  TD: "Africa/Ndjamena",
  KM: "Indian/Comoro",
  CG: "Africa/Brazzaville",
  CD: "Africa/Kinshasa",
  CI: "Africa/Abidjan",
  DJ: "Africa/Djibouti",
  EG: "Africa/Cairo",
  GQ: "Africa/Malabo",
  ER: "Africa/Asmara",
  SZ: "Africa/Mbabane",
  ET: "Africa/Addis_Ababa",
  GA: "Africa/Libreville",
  GM: "Africa/Banjul",
  GH: "Africa/Accra",
  GN: "Africa/Conakry",
  GW: "Africa/Bissau",
  KE: "Africa/Nairobi",
  LS: "Africa/Maseru",
  LR: "Africa/Monrovia",
  LY: "Africa/Tripoli",
  MG: "Indian/Antananarivo",
  MW: "Africa/Blantyre",
  ML: "Africa/Bamako",
  MR: "Africa/Nouakchott",
  MU: "Indian/Mauritius",
  MA: "Africa/Casablanca",
  MZ: "Africa/Maputo",
  NA: "Africa/Windhoek",
  NE: "Africa/Niamey",
  NG: "Africa/Lagos",
  RW: "Africa/Kigali",
  ST: "Africa/Sao_Tome",
  SN: "Africa/Dakar",
  SC: "Indian/Mahe",
  SL: "Africa/Freetown",
  SO: "Africa/Mogadishu",
  ZA: "Africa/Johannesburg",
  SS: "Africa/Juba",
  SD: "Africa/Khartoum",
  TZ: "Africa/Dar_es_Salaam",
  TG: "Africa/Lome",
  TN: "Africa/Tunis",
  UG: "Africa/Kampala",
  ZM: "Africa/Lusaka",
  ZW: "Africa/Harare",
};

export const UTC = "UTC";

/** Null for a country that is not one of the 54. */
export const zoneOf = (country: string): string | null => ZONES[country] ?? null;

/** The IANA zone in which times are shown: the zone of the account's country; UTC if unknown. */
export const readerZone = ({ account }: { account: { hqCountry: string | null } | null }): string =>
  (account?.hqCountry && zoneOf(account.hqCountry)) || UTC;

/** Whether a name is an IANA time zone. */
export function isZone(name: string): boolean {
  try {
    // Runtimes accept "+03:00" too, which has no daylight-saving rules.
    return /^[A-Za-z]/.test(name) && Boolean(new Intl.DateTimeFormat("en", { timeZone: name }));
  } catch {
    return false;
  }
}

const MAX_FORMATS = 80;
const offsets = new Map<string, Intl.DateTimeFormat>();

/** Returns a cached formatter. Callers may use any zone, so the cache size is limited. */
function offsetFormat(zone: string): Intl.DateTimeFormat {
  const known = offsets.get(zone);
  if (known) return known;
  const format = new Intl.DateTimeFormat("en", { timeZone: zone, timeZoneName: "longOffset" });
  if (offsets.size < MAX_FORMATS) offsets.set(zone, format);
  return format;
}

/** Offset of a zone from UTC at a point in time, in seconds (positive if ahead). */
export function offsetOf(zone: string, at: Date): number {
  if (zone === UTC) return 0;
  const name =
    offsetFormat(zone)
      .formatToParts(at)
      .find(({ type }) => type === "timeZoneName")?.value ?? "";
  const [, sign, hours, minutes] = /GMT([+-])(\d\d):(\d\d)/.exec(name) ?? [];
  if (!sign) return 0;
  return (sign === "-" ? -1 : 1) * (Number(hours) * 3600 + Number(minutes) * 60);
}

let known: { hour: number; offsets: Record<string, number> } | undefined;

/** Offset of every country in seconds, computed once per hour: Egypt and Morocco change theirs during the year. */
export function offsetsByCountry(at: Date): Record<string, number> {
  const hour = Math.floor(at.getTime() / 3_600_000);
  if (known?.hour !== hour)
    known = {
      hour,
      offsets: Object.fromEntries(
        Object.entries(ZONES).map(([country, zone]) => [country, offsetOf(zone, at)]),
      ),
    };
  return known.offsets;
}

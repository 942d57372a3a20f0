import { COUNTRIES } from "~/core/places/countries";
import { UTC, zoneOf } from "~/core/time/time-zones";

const ELSEWHERE = [
  "America/New_York",
  "America/Sao_Paulo",
  "America/Toronto",
  "Asia/Dubai",
  "Asia/Kolkata",
  "Asia/Shanghai",
  "Europe/Berlin",
  "Europe/Lisbon",
  "Europe/London",
  "Europe/Paris",
  UTC,
];

export const ZONES: readonly string[] = [
  ...new Set(COUNTRIES.flatMap(({ code }) => zoneOf(code) ?? [])),
  ...ELSEWHERE,
].sort();

const NAMES = new Set(ZONES);

export const isChoosableZone = (name: string) => NAMES.has(name);

export const ZONE_CHOICES = ZONES.map((name) => ({ value: name, label: name.replaceAll("_", " ") }));

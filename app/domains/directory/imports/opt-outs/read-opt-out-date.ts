import { largest } from "~/core/lists/unbounded";
import { ownValue } from "~/core/own-value";
import { headerKey } from "../mapping/header-key";

/** Africa's easternmost time zone is UTC+4: a time without a zone may be up to 4 hours earlier. */
const MAX_OFFSET_MS = 4 * 3_600_000;
const DAY_MS = 86_400_000;
/** Only this many characters of a cell are read: a date is shorter. */
const MAX_LENGTH = 100;
/** Earlier years are values that programs write for "never": 0000-00-00, 1900-01-00, 1970-01-01. */
const FIRST_YEAR = 1971;

const MONTHS: Record<string, number> = Object.fromEntries(
  [
    "jan january janvier janv janeiro januar janner يناير جانفي",
    "feb february fevrier fevr fev fevereiro februar فبراير شباط فيفري",
    "mar march mars marco marz mrz مارس اذار",
    "apr april avril avr abril abr ابريل افريل نيسان",
    "may mai maio مايو ماي ايار",
    "jun june juin junho juni يونيو جوان حزيران",
    "jul july juillet juil julho juli يوليو جويلية تموز",
    "aug august aout agosto ago اغسطس اوت اب",
    "sep sept september septembre setembro set سبتمبر ايلول",
    "oct october octobre outubro out oktober okt اكتوبر",
    "nov november novembre novembro نوفمبر",
    "dec december decembre dezembro dez dezember ديسمبر",
  ].flatMap((names, month) => names.split(" ").map((name) => [headerKey(name), month] as const)),
);

/** Words allowed next to a date: weekdays, and words that join its parts. */
const BESIDE =
  /^(mon|tue|wed|thu|fri|sat|sun)[a-z]*$|^(lun|mar|mer|jeu|ven|sam|dim)[a-z]*$|^(seg|ter|qua|qui|sex|sab|dom)[a-z]*$|^(mon|diens|mitt|donners|frei|sams|sonn)[a-z]*$|^(de|del|le|the|of|at|on|um|am|a|as|feira|الساعة|في)$/u;

function utc(year: number, month: number, day: number, clock: string): number | null {
  const time = Date.UTC(year, month, day);
  const date = new Date(time);
  if (date.getUTCMonth() !== month || date.getUTCDate() !== day) return null;
  const [, hours = "0", minutes = "0", seconds = "0", half = ""] =
    /(\d{1,2}):(\d{2})(?::(\d{2}))?(?:[.,]\d+)?\s*([ap]\.?m)?/i.exec(clock) ?? [];
  const hour = (Number(hours) % (half ? 12 : 24)) + (/^p/i.test(half) ? 12 : 0);
  const [, sign, ahead = "0", rest = "0"] = /([+-])(\d{2}):?(\d{2})\s*$/.exec(clock) ?? [];
  const offset = sign ? (Number(ahead) * 60 + Number(rest)) * (sign === "-" ? -1 : 1) : 0;
  return time + ((hour * 60 + Number(minutes) - offset) * 60 + Number(seconds)) * 1000;
}

const fullYear = (text: string) => (text.length === 2 ? 2000 + Number(text) : Number(text));

/** Returns the UTC milliseconds that a text may mean: two for 3/4/2025; null if it isn't a date. */
function timesIn(text: string): number[] | null {
  const [, year, month, day, clock = ""] =
    /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T\s,]+(.*))?$/.exec(text) ??
    /^(\d{4})(\d{2})(\d{2})$/.exec(text) ??
    [];
  if (year && month && day) {
    if (Number(year) < FIRST_YEAR) return [0];
    const time = utc(Number(year), Number(month) - 1, Number(day), clock);
    return time === null ? null : [time];
  }
  const [, first, second, last, after = ""] =
    /^(\d{1,2})[-/.\s](\d{1,2})[-/.\s](\d{4}|\d{2})(?:[T\s,]+(.*))?$/.exec(text) ?? [];
  if (first && second && last) {
    if (fullYear(last) < FIRST_YEAR) return [0];
    const both = [
      utc(fullYear(last), Number(second) - 1, Number(first), after),
      utc(fullYear(last), Number(first) - 1, Number(second), after),
    ].filter((time) => time !== null);
    return both.length > 0 ? both : null;
  }
  if (/^\d{10}$/.test(text)) return [Number(text) * 1000];
  if (/^\d{13}$/.test(text)) return [Number(text)];
  // Days since 30 December 1899, as spreadsheets count them. Five digits from 3 to 7 cover 1982 to 2119.
  if (/^[3-7]\d{4}([.,]\d+)?$/.test(text)) return [(Number(text.replace(",", ".")) - 25_569) * DAY_MS];
  return spelled(text);
}

/** Reads a date with the month in words: "Jan 5, 2025 10:00 AM", "5. März 2025", "Mon, 5 Jan 2025 10:00:00 +0000". */
function spelled(text: string): number[] | null {
  const words = headerKey(text.replace(/\d{1,2}:\d{2}.*$/, "")).split(" ");
  const month = words.map((word) => ownValue(MONTHS, word)).find((found) => found !== undefined);
  const year = words.find((word) => /^\d{4}$/.test(word));
  const isDate = words.every(
    (word) => Object.hasOwn(MONTHS, word) || /^\d+(st|nd|rd|th|er|ter)?$/.test(word) || BESIDE.test(word),
  );
  const day = words.map((word) => /^(\d{1,2})(?:st|nd|rd|th|er|ter)?$/.exec(word)?.[1]).find(Boolean);
  if (month === undefined || !year || !day || !isDate) return null;
  const time = utc(Number(year), month, Number(day), /\d{1,2}:\d{2}.*$/.exec(text)?.[0] ?? "");
  return time === null ? null : [time];
}

/**
 * Returns null if the cell isn't a date. `isPast` is false for a future date and for values that mean "never". If a
 * date has two readings (3/4/2025), the later past one counts: a wrong opt-out costs less than a wrong consent.
 */
export function readOptOutDate(cell: string, now: Date): { isPast: boolean; at: Date | null } | null {
  const times = timesIn(cell.trim().slice(0, MAX_LENGTH));
  if (!times) return null;
  const past = times.filter((time) => time <= now.getTime() + MAX_OFFSET_MS && time > 0);
  if (past.length === 0) return { isPast: false, at: null };
  return { isPast: true, at: new Date(Math.min(largest(past, 0), now.getTime())) };
}

import { DAY_MS } from "~/core/seconds";

const MONTHS = [
  "january janvier janeiro jan",
  "february fevrier fevereiro feb",
  "march mars marco mar",
  "april avril abril apr",
  "may mai maio",
  "june juin junho jun",
  "july juillet julho jul",
  "august aout agosto aug",
  "september septembre setembro sep sept",
  "october octobre outubro oct",
  "november novembre novembro nov",
  "december decembre dezembro dec",
].map((names) => names.split(" "));

const MONTH_OF = new Map(MONTHS.flatMap((names, index) => names.map((name) => [name, index + 1] as const)));

const MAX_LENGTH = 200;

const plain = (words: string) =>
  words.slice(0, MAX_LENGTH).normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

interface Day {
  year: number | null;
  month: number;
  day: number;
}

function dayIn(text: string): Day | null {
  const iso = /\b(20\d\d)-(\d\d)-(\d\d)\b/.exec(text);
  if (iso) return { year: Number(iso[1]), month: Number(iso[2]), day: Number(iso[3]) };
  const words = text.match(/\d{1,4}|[a-z]{3,10}/g) ?? [];
  const index = words.findIndex((word) => MONTH_OF.has(word));
  if (index < 0) return null;
  const dayOf = (word: string | undefined) => (word && /^\d{1,2}$/.test(word) ? Number(word) : null);
  const isDe = ["de", "th", "st", "nd", "rd"];
  const before = words.slice(0, index).filter((word) => !isDe.includes(word));
  const after = words.slice(index + 1).filter((word) => !isDe.includes(word));
  const isAfter = dayOf(before.at(-1)) === null;
  const day = isAfter ? dayOf(after[0]) : dayOf(before.at(-1));
  const year = (isAfter ? after.slice(1, 2) : after.slice(0, 1)).find((word) => /^20\d\d$/.test(word));
  if (day === null) return null;
  return { year: year ? Number(year) : null, month: MONTH_OF.get(words[index] ?? "") ?? 0, day };
}

function clockIn(text: string): string | null {
  const exact = /\b([01]?\d|2[0-3])[:h]([0-5]\d)\b(?! ?[ap]m)/.exec(text);
  if (exact) return `${exact[1]?.padStart(2, "0")}:${exact[2]}`;
  const half = /\b0?(1[0-2]|[1-9])(?::([0-5]\d))? ?([ap])m\b/.exec(text);
  if (!half) return null;
  const hour = (Number(half[1]) % 12) + (half[3] === "p" ? 12 : 0);
  return `${String(hour).padStart(2, "0")}:${half[2] ?? "00"}`;
}

const isoOf = (year: number, month: number, day: number): string | null => {
  const time = new Date(Date.UTC(year, month - 1, day));
  return time.getUTCMonth() === month - 1 && time.getUTCDate() === day
    ? time.toISOString().slice(0, 10)
    : null;
};

/** Returns "2026-11-24T10:00" if the words name one day and month; a weekday or "next week" is too vague. */
export function sureTime(words: string, written: Date): string | null {
  const text = plain(words);
  const found = dayIn(text);
  if (!found) return null;
  const from = written.toISOString().slice(0, 10);
  const year = found.year ?? written.getUTCFullYear();
  const day = isoOf(year, found.month, found.day);
  const later = found.year === null && day && day < from ? isoOf(year + 1, found.month, found.day) : day;
  return later && later >= from ? `${later}T${clockIn(text) ?? "09:00"}` : null;
}

const wordSet = (words: string) => new Set(plain(words).split(/[;\s]+/));

const SOON =
  wordSet(`today tonight tomorrow demain lendemain soir hoje amanha leo kesho keshokutwa غدا بكره بكرة غدوة غدوه
  اليوم النهارده bokra ghedwa ghedda`);
/** Days until the words expire: "tomorrow" after two, a weekday or "next week" after 14. */
function daysOf(text: string): number {
  const words = text.match(/[\p{L}\d]+/gu) ?? [];
  return words.some((word) => SOON.has(word)) ? 2 : 14;
}

/** Whether the time named in the words has passed; `now` is the user's local time, "2026-11-24T10:00". */
export function isOver({ words, written }: { words: string; written: Date }, now: string): boolean {
  const text = plain(words);
  const sure = sureTime(words, written);
  if (sure) return clockIn(text) === null ? sure.slice(0, 10) < now.slice(0, 10) : sure < now;
  return new Date(written.getTime() + daysOf(text) * DAY_MS).toISOString().slice(0, 16) < now;
}

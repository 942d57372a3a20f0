import { localDay, readTime } from "~/core/time/local-time";
import { readHours } from "./working-hours";

const DAY_MS = 86_400_000;

interface WorkingTime {
  id: number;
  name: string;
  zone: string;
  hours: readonly string[];
  minutes: number;
  daysOff: readonly string[];
}

export interface Slot {
  id: string;
  startsAt: Date;
  minutes: number;
  interviewerId: number;
  interviewer: string;
}

interface Taken {
  interviewerId: number;
  startsAt: Date;
  minutes: number;
}

const endOf = ({ startsAt, minutes }: Pick<Slot, "startsAt" | "minutes">) =>
  startsAt.getTime() + minutes * 60_000;

const slotId = (interviewerId: number, startsAt: Date) => `${interviewerId}-${startsAt.getTime() / 1000}`;

export function readSlotId(id: string): { interviewerId: number; startsAt: Date } | null {
  const [, interviewer, seconds] = /^([1-9]\d{0,8})-([1-9]\d{8,9})$/.exec(id) ?? [];
  return interviewer
    ? { interviewerId: Number(interviewer), startsAt: new Date(Number(seconds) * 1000) }
    : null;
}

function* daysFrom(from: Date, to: Date, zone: string) {
  const last = localDay(to, zone);
  for (let day = localDay(from, zone); day <= last; ) {
    yield day;
    day = new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10);
  }
}

const weekdayOf = (day: string) => (new Date(day).getUTCDay() + 6) % 7;

/**
 * An interviewer's slots that start between `from` and `to`. Only the start and end of working hours use the time zone.
 * Between them, slots follow each other in elapsed time, so that a clock change neither skips, doubles nor shortens
 * one.
 */
export function slotsOf(interviewer: WorkingTime, from: Date, to: Date): Slot[] {
  const { id, name, zone, hours, minutes, daysOff } = interviewer;
  const slots: Slot[] = [];
  let free = from.getTime();
  for (const day of daysFrom(from, to, zone)) {
    if (daysOff.includes(day)) continue;
    for (const range of readHours(hours[weekdayOf(day)] ?? "") ?? []) {
      const begin = readTime(`${day}T${range.from}`, zone)?.getTime() ?? 0;
      const end = readTime(`${day}T${range.to}`, zone)?.getTime() ?? 0;
      for (let start = begin; start + minutes * 60_000 <= end; start += minutes * 60_000) {
        if (start < free || start > to.getTime()) continue;
        const startsAt = new Date(start);
        slots.push({ id: slotId(id, startsAt), startsAt, minutes, interviewerId: id, interviewer: name });
        free = start + minutes * 60_000;
      }
    }
  }
  return slots;
}

export function freeSlots(slots: readonly Slot[], taken: readonly Taken[]): Slot[] {
  const isFree = (slot: Slot) =>
    !taken.some(
      (other) =>
        other.interviewerId === slot.interviewerId &&
        other.startsAt.getTime() < endOf(slot) &&
        endOf(other) > slot.startsAt.getTime(),
    );
  return slots.filter(isFree).sort((one, other) => placeOf(one) - placeOf(other));
}

/** A sortable number for a slot: by time, then by interviewer. */
export const placeOf = ({ startsAt, interviewerId }: Pick<Slot, "startsAt" | "interviewerId">) =>
  (startsAt.getTime() / 1000) * 10_000 + (interviewerId % 10_000);

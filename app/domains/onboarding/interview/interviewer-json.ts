import type { Interviewer } from "./interviewers.server";
import { WEEKDAYS } from "./working-hours";

export const interviewerJson = (row: Interviewer) => ({
  id: row.id,
  name: row.name,
  email: row.email,
  zone: row.zone,
  minutes: row.minutes,
  ...Object.fromEntries(WEEKDAYS.map((weekday, index) => [weekday, row.hours[index] ?? ""])),
  daysOff: row.daysOff.join(", "),
  place: row.place,
  isPaused: row.pausedAt !== null,
  isDemo: row.isDemo,
});

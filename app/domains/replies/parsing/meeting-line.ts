import { formatTime } from "~/core/format";
import type { Meeting } from "./meeting";

/** Formats a meeting as "Solar call, 10 Nov 2026, 15:00 EAT". */
export const meetingLine = ({ summary, startsAt, location }: Meeting, zone: string) =>
  [summary, startsAt && formatTime(new Date(startsAt), zone), location].filter(Boolean).join(", ");

import { slotTime } from "./interviews.server";
import type { Slot } from "./slots";

export const slotJson = (zone: string) => (slot: Slot) => ({
  id: slot.id,
  datetime: slot.startsAt.toISOString(),
  duration: slot.minutes,
  interviewer: slot.interviewer,
  zone,
  localTime: slotTime(slot.startsAt, zone),
});

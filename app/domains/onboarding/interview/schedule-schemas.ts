import { z } from "zod";
import { PageQuery } from "~/core/pagination";
import { isChoosableZone } from "./zones";

const NO_ZONE = "Choose a time zone from the list.";

/** An available time zone; by default that of the agent's country. */
const CandidateZone = z
  .string(NO_ZONE)
  .max(60, NO_ZONE)
  .refine((name) => name === "" || isChoosableZone(name), NO_ZONE)
  .nullish()
  .transform((name) => name || null);

const NEEDED = "Choose a time.";
const SlotId = z
  .string(NEEDED)
  .min(1, NEEDED)
  .max(40, "This time is not available. Choose one from the list.");

export const SlotChoice = z.object({ slot: SlotId, zone: CandidateZone });
export type SlotChoice = z.infer<typeof SlotChoice>;

/** In calls: the slot's id, or the slot as listed. */
export const ScheduleInterview = z.object({
  slot: z.union([SlotId, z.object({ id: SlotId }).transform(({ id }) => id)], NEEDED),
  zone: CandidateZone,
});

export const SlotQuery = PageQuery.extend({ zone: CandidateZone });
export type SlotQuery = z.infer<typeof SlotQuery>;

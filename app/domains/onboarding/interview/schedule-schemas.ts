import { z } from "zod";
import { PageQuery } from "~/core/pagination";
import { m } from "~/messages/messages";
import { isChoosableZone } from "./zones";

const NO_ZONE = { error: () => m.onboarding_schedule_schemas_choose_a_time_zone_from() };

/** An available time zone; defaults to that of the agent's country. */
const CandidateZone = z
  .string(NO_ZONE)
  .max(60, NO_ZONE)
  .refine((name) => name === "" || isChoosableZone(name), NO_ZONE)
  .nullish()
  .transform((name) => name || null);

const NEEDED = { error: () => m.onboarding_schedule_schemas_choose_a_time() };
const SlotId = z
  .string(NEEDED)
  .min(1, NEEDED)
  .max(40, { error: () => m.onboarding_schedule_schemas_this_time_is_not_available() });

export const SlotChoice = z.object({ slot: SlotId, zone: CandidateZone });
export type SlotChoice = z.infer<typeof SlotChoice>;

/** In the API: the slot's ID, or the slot object as listed. */
export const ScheduleInterview = z.object({
  slot: z.union([SlotId, z.object({ id: SlotId }).transform(({ id }) => id)], NEEDED),
  zone: CandidateZone,
});

export const SlotQuery = PageQuery.extend({ zone: CandidateZone });
export type SlotQuery = z.infer<typeof SlotQuery>;

import { getWorkingDay } from "~/domains/working-day/get-working-day.server";
import { workingDayJson } from "~/domains/working-day/json";
import { apiRoute, call } from "~/http/calls/api.server";

/** What waits, how the last 30 days went, and the first steps that are left. */
export const { loader, action } = apiRoute({
  GET: call({
    access: "business",
    run: async ({ ctx }) => workingDayJson(await getWorkingDay(ctx)),
  }),
});

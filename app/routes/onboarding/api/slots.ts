import { zoneOfActor } from "~/domains/onboarding/interview/candidate-zone.server";
import { listFreeSlots } from "~/domains/onboarding/interview/free-slots.server";
import { SlotQuery } from "~/domains/onboarding/interview/schedule-schemas";
import { slotJson } from "~/domains/onboarding/interview/slot-json";
import { apiRoute, endpoint, jsonPage } from "~/http/api/api.server";
import { orUnavailable } from "~/http/or-unavailable.server";

/** The times that can be chosen, the next first; `zone` is the one that `localTime` is written in. */
export const { loader, action } = apiRoute({
  GET: endpoint({
    access: "user",
    query: SlotQuery,
    run: ({ ctx, query, request }) =>
      orUnavailable(ctx, "Failed to fetch slots", async () =>
        jsonPage(
          request,
          await listFreeSlots(ctx, query),
          slotJson(query.zone ?? (await zoneOfActor(ctx))),
          "slots",
        ),
      ),
  }),
});

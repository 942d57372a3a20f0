import { zoneOfActor } from "~/domains/onboarding/interview/candidate-zone.server";
import { listFreeSlots } from "~/domains/onboarding/interview/free-slots.server";
import { SlotQuery } from "~/domains/onboarding/interview/schedule-schemas";
import { slotJson } from "~/domains/onboarding/interview/slot-json";
import { answerFailure } from "~/http/answer-failure.server";
import { apiRoute, call, jsonPage } from "~/http/calls/api.server";

/** The times that can be chosen, the next first; `zone` is the one that `localTime` is written in. */
export const { loader, action } = apiRoute({
  GET: call({
    access: "user",
    query: SlotQuery,
    run: ({ ctx, query, request }) =>
      answerFailure(ctx, "Failed to fetch slots", async () =>
        jsonPage(
          request,
          await listFreeSlots(ctx, query),
          slotJson(query.zone ?? (await zoneOfActor(ctx))),
          "slots",
        ),
      ),
  }),
});

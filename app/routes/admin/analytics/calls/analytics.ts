import { ActivityQuery, MEASURES } from "~/domains/admin/activity/activity";
import { getActivity } from "~/domains/admin/activity/activity.server";
import { apiRoute, call } from "~/http/calls/api.server";

export const { loader, action } = apiRoute({
  GET: call({
    access: "admin",
    query: ActivityQuery,
    run: async ({ ctx, query }) => {
      const { measures, ...rest } = await getActivity(ctx, query);
      const whenOf = (key: string) => MEASURES.find((each) => each.key === key)?.startsWhen ?? null;
      return {
        range: query.range,
        ...rest,
        measures: measures.map((each) => ({ ...each, startsWhen: whenOf(each.measure) })),
      };
    },
  }),
});

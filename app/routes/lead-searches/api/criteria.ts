import { writeCriteria } from "~/domains/lead-search/criteria/write-criteria.server";
import { criteriaJson } from "~/domains/lead-search/json";
import { QuerySchema } from "~/domains/lead-search/schemas";
import { apiRoute, endpoint } from "~/http/api/api.server";

/** A plain sentence as criteria, and who read it: the name of the model, or null for the built-in parser. */
export const { loader, action } = apiRoute({
  POST: endpoint({
    access: "business",
    body: QuerySchema,
    run: async ({ ctx, body }) => {
      const { criteria, ...written } = await writeCriteria(ctx, body.sentence);
      return { criteria: criteriaJson(criteria), ...written };
    },
  }),
});

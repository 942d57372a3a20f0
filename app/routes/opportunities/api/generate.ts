import {
  generatedText,
  generateOpportunities,
} from "~/domains/opportunities/creation/generate-opportunities.server";
import { opportunityJson } from "~/domains/opportunities/json";
import { apiRoute, endpoint } from "~/http/api/api.server";

export const { loader, action } = apiRoute({
  POST: endpoint({
    access: "business",
    run: async ({ ctx }) => {
      const generated = await generateOpportunities(ctx);
      const opportunities = generated.made.map((row) => opportunityJson(row, ctx.now()));
      return { message: generatedText(generated), opportunities, hasMore: generated.hasMore };
    },
  }),
});

import { opportunityJson } from "~/domains/opportunities/json";
import {
  generatedText,
  generateOpportunities,
} from "~/domains/opportunities/opening/generate-opportunities.server";
import { apiRoute, call } from "~/http/calls/api.server";

export const { loader, action } = apiRoute({
  POST: call({
    access: "business",
    run: async ({ ctx }) => {
      const generated = await generateOpportunities(ctx);
      const opportunities = generated.made.map((row) => opportunityJson(row, ctx.now()));
      return { message: generatedText(generated), opportunities, hasMore: generated.hasMore };
    },
  }),
});

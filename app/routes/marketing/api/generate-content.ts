import { ContentBrief } from "~/domains/marketing/content/brief-schema";
import { generateContent } from "~/domains/marketing/content/generate-posts.server";
import { postJson } from "~/domains/marketing/content/json";
import { apiRoute, endpoint } from "~/http/api/api.server";

export const { loader, action } = apiRoute({
  POST: endpoint({
    access: "business",
    body: ContentBrief,
    saysMessage: true,
    run: async ({ ctx, body }) => ({ content: postJson(await generateContent(ctx, body)) }),
  }),
});

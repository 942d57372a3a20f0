import { ContentBrief } from "~/domains/marketing/content/brief-schema";
import { generateContent } from "~/domains/marketing/content/generate-posts.server";
import { postJson } from "~/domains/marketing/content/json";
import { apiRoute, call } from "~/http/calls/api.server";

export const { loader, action } = apiRoute({
  POST: call({
    access: "business",
    body: ContentBrief,
    saysMessage: true,
    run: async ({ ctx, body }) => ({ content: postJson(await generateContent(ctx, body)) }),
  }),
});

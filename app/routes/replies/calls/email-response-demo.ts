import { tryReply } from "~/domains/replies/reading/try-reply.server";
import { SampleMail } from "~/domains/replies/reply-schemas";
import { apiRoute, call } from "~/http/calls/api.server";

export const { loader, action } = apiRoute({
  POST: call({ access: "public", body: SampleMail, run: ({ body }) => tryReply(body) }),
});

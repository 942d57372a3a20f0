import { SampleMail } from "~/domains/replies/schemas";
import { tryReply } from "~/domains/replies/try-reply.server";
import { apiRoute, call } from "~/http/api.server";

export const { loader, action } = apiRoute({
  POST: call({ access: "public", body: SampleMail, run: ({ body }) => tryReply(body) }),
});

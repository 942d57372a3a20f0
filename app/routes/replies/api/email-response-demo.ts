import {
  MAX_PLAYGROUND_BYTES,
  TOO_LARGE_TO_TRY,
  tryMail,
  tryReply,
} from "~/domains/replies/playground/demo-reply.server";
import { SampleMail } from "~/domains/replies/reply-schemas";
import { apiRoute, endpoint } from "~/http/api/api.server";

export const { loader, action } = apiRoute({
  POST: endpoint({
    access: "public",
    body: SampleMail,
    orBytes: {
      type: "message/rfc822",
      bytes: MAX_PLAYGROUND_BYTES,
      error: TOO_LARGE_TO_TRY,
      run: ({ ctx, bytes }) => tryMail(ctx, bytes),
    },
    run: ({ ctx, body }) => tryReply(ctx, body),
  }),
});

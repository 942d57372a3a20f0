import { SampleMail } from "~/domains/replies/reply-schemas";
import {
  MAX_PLAYGROUND_BYTES,
  TOO_LARGE_TO_TRY,
  tryMail,
  tryReply,
} from "~/domains/replies/trying/try-reply.server";
import { apiRoute, call } from "~/http/calls/api.server";

export const { loader, action } = apiRoute({
  POST: call({
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

import { requireMarketing } from "~/domains/marketing/access/access.server";
import { DEMO_SENT, sendEmailDemo } from "~/domains/social-leads/email-demo.server";
import { apiRoute, call } from "~/http/calls/api.server";

export const { loader, action } = apiRoute({
  POST: call({
    access: "business",
    find: ({ ctx }) => requireMarketing(ctx),
    run: async ({ ctx }) => ({ message: DEMO_SENT, ...(await sendEmailDemo(ctx)) }),
  }),
});

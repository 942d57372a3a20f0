import { requireMarketing } from "~/domains/marketing/access/access.server";
import { DEMO_SENT, sendEmailDemo } from "~/domains/social-leads/email-demo.server";
import { apiRoute, endpoint } from "~/http/api/api.server";

export const { loader, action } = apiRoute({
  POST: endpoint({
    access: "business",
    find: ({ ctx }) => requireMarketing(ctx),
    run: async ({ ctx }) => ({ message: DEMO_SENT, ...(await sendEmailDemo(ctx)) }),
  }),
});

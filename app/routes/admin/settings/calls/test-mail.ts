import { sendTestMail } from "~/domains/admin/settings/try-settings.server";
import { apiRoute, call } from "~/http/calls/api.server";

export const { loader, action } = apiRoute({
  POST: call({ access: "admin", status: 202, run: ({ ctx }) => sendTestMail(ctx) }),
});

import { changeSettings } from "~/domains/admin/settings/change-settings.server";
import { getSettings } from "~/domains/admin/settings/get-settings.server";
import { SettingsChange } from "~/domains/admin/settings/settings-schemas";
import { sendTestMail, testAi } from "~/domains/admin/settings/try-settings.server";
import { endpoint } from "~/http/api/api.server";
import type { ApiPaths } from "~/http/api/api-paths.server";
import { dropKeptPages } from "~/http/edge/page-cache.server";

export const adminSettingsApi: ApiPaths = {
  "/api/admin/settings": {
    GET: endpoint({ access: "admin", run: ({ ctx }) => getSettings(ctx) }),
    PATCH: endpoint({
      access: "admin",
      body: SettingsChange,
      run: async ({ ctx, body }) => {
        await changeSettings(ctx, body);
        dropKeptPages();
        return getSettings(ctx);
      },
    }),
  },
  "/api/admin/settings/test-mail": {
    POST: endpoint({ access: "admin", status: 202, run: ({ ctx }) => sendTestMail(ctx) }),
  },
  "/api/admin/settings/test-ai": {
    POST: endpoint({ access: "admin", run: ({ ctx }) => testAi(ctx) }),
  },
};

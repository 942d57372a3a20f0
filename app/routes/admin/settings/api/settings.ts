import { changeSettings } from "~/domains/admin/settings/change-settings.server";
import { getSettings } from "~/domains/admin/settings/get-settings.server";
import { SettingsChange } from "~/domains/admin/settings/settings-schemas";
import { apiRoute, endpoint } from "~/http/api/api.server";
import { dropKeptPages } from "~/http/edge/page-cache.server";

export const { loader, action } = apiRoute({
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
});

import { changeSettings } from "~/domains/admin/change-settings.server";
import { getSettings } from "~/domains/admin/get-settings.server";
import { SettingsChange } from "~/domains/admin/settings-schemas";
import { apiRoute, call } from "~/http/api.server";
import { dropKeptPages } from "~/http/page-cache.server";

export const { loader, action } = apiRoute({
  GET: call({ access: "admin", run: ({ ctx }) => getSettings(ctx) }),
  PATCH: call({
    access: "admin",
    body: SettingsChange,
    run: async ({ ctx, body }) => {
      await changeSettings(ctx, body);
      dropKeptPages();
      return getSettings(ctx);
    },
  }),
});

import { changeSettings } from "~/domains/admin/settings/change-settings.server";
import { getSettings } from "~/domains/admin/settings/get-settings.server";
import { SettingsChange } from "~/domains/admin/settings/settings-schemas";
import { apiRoute, call } from "~/http/calls/api.server";
import { dropKeptPages } from "~/http/edge/page-cache.server";

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

import { settingsJson } from "~/domains/identity/single-sign-on/json.server";
import { SignInSettings } from "~/domains/identity/single-sign-on/schemas";
import {
  removeSettings,
  requireMaySet,
  saveSettings,
} from "~/domains/identity/single-sign-on/sign-in-settings.server";
import { apiRoute, endpoint } from "~/http/api/api.server";

export const { loader, action } = apiRoute({
  GET: endpoint({ access: "business", run: async ({ ctx }) => ({ settings: await settingsJson(ctx) }) }),
  PUT: endpoint({
    access: "business",
    find: async ({ ctx }) => requireMaySet(ctx),
    body: SignInSettings,
    run: async ({ ctx, body }) => {
      await saveSettings(ctx, body);
      return { settings: await settingsJson(ctx) };
    },
  }),
  DELETE: endpoint({ access: "business", run: ({ ctx }) => removeSettings(ctx) }),
});

import {
  listNotifications,
  markNotifications,
  NotificationQuery,
  NotificationsChange,
  notificationJson,
} from "~/domains/notifications/notifications.server";
import { DigestChange, setDigest, wantsDigest } from "~/domains/opportunities/digests/digest-setting.server";
import { endpoint, jsonPage } from "~/http/api/api.server";
import type { ApiPaths } from "~/http/api/api-paths.server";

export const notificationsApi: ApiPaths = {
  "/api/notifications": {
    GET: endpoint({
      access: "business",
      query: NotificationQuery,
      run: async ({ ctx, query, request }) =>
        jsonPage(request, await listNotifications(ctx, query), notificationJson),
    }),
    PATCH: endpoint({
      access: "business",
      body: NotificationsChange,
      run: async ({ ctx, body }) => ({ changed: await markNotifications(ctx, body) }),
    }),
  },
  "/api/notifications/digest": {
    GET: endpoint({ access: "business", run: async ({ ctx }) => ({ isOn: await wantsDigest(ctx) }) }),
    PATCH: endpoint({
      access: "business",
      body: DigestChange,
      run: async ({ ctx, body }) => {
        await setDigest(ctx, body.isOn);
        return body;
      },
    }),
  },
};

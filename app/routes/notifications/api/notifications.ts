import {
  listNotifications,
  markNotifications,
  NotificationQuery,
  NotificationsChange,
  notificationJson,
} from "~/domains/notifications/notifications.server";
import { apiRoute, endpoint, jsonPage } from "~/http/api/api.server";

export const { loader, action } = apiRoute({
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
});

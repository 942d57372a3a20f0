import {
  listNotifications,
  markNotifications,
  NotificationQuery,
  NotificationsChange,
  notificationJson,
} from "~/domains/notifications/notifications.server";
import { apiRoute, call, jsonPage } from "~/http/calls/api.server";

export const { loader, action } = apiRoute({
  GET: call({
    access: "business",
    query: NotificationQuery,
    run: async ({ ctx, query, request }) =>
      jsonPage(request, await listNotifications(ctx, query), notificationJson),
  }),
  PATCH: call({
    access: "business",
    body: NotificationsChange,
    run: async ({ ctx, body }) => ({ changed: await markNotifications(ctx, body) }),
  }),
});

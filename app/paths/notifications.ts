export const NOTIFICATIONS = { list: "/notifications", digest: "/notifications/digest" };

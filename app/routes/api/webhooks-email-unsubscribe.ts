import { webhookRoute } from "~/http/webhook.server";

export const { loader, action } = webhookRoute("email-unsubscribe");

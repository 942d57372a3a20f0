import { webhookRoute } from "~/http/api/webhook.server";

export const { loader, action } = webhookRoute("email-response");

import { webhookRoute } from "~/http/calls/webhook.server";

export const { loader, action } = webhookRoute("email-response");

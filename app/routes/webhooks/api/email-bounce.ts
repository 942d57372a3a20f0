import { mailServerWebhook } from "../mail-server.server";

export const { loader, action } = mailServerWebhook("email-bounce");

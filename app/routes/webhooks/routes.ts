import { route } from "@remix-run/route-config";

export const webhooksRoutes = {
  calls: [
    route("api/webhooks/email-response", "routes/webhooks/api/email-response.ts"),
    route("api/webhooks/email-bounce", "routes/webhooks/api/email-bounce.ts"),
    route("api/webhooks/paystack", "routes/webhooks/api/paystack.ts"),
    route("api/webhooks/meta/:hookKey", "routes/webhooks/api/meta.ts"),
    route("api/webhooks/email-unsubscribe", "routes/webhooks/api/email-unsubscribe.ts"),
  ],
};

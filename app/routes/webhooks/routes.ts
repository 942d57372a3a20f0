import { route } from "@remix-run/route-config";

export const webhooksRoutes = {
  calls: [
    route("api/webhooks/email-response", "routes/webhooks/calls/email-response.ts"),
    route("api/webhooks/email-bounce", "routes/webhooks/calls/email-bounce.ts"),
    route("api/webhooks/paystack", "routes/webhooks/calls/paystack.ts"),
    route("api/webhooks/email-unsubscribe", "routes/webhooks/calls/email-unsubscribe.ts"),
  ],
};

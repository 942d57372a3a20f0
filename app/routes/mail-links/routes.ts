import { route } from "@remix-run/route-config";

export const mailLinksRoutes = {
  pages: [
    route("unsubscribe/:unsubscribeToken", "routes/mail-links/unsubscribe.tsx"),
    route("consent/:consentToken", "routes/mail-links/consent.tsx"),
    route("digest/:digestToken", "routes/mail-links/digest.tsx"),
  ],
  files: [route("c/:clickToken", "routes/mail-links/click.ts")],
};

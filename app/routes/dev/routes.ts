import { route } from "@remix-run/route-config";

export const devRoutes = {
  files: [
    route("ui", "routes/dev/ui.tsx"),
    route("dev/seed", "routes/dev/seed.ts"),
    route("dev/mail", "routes/dev/mail.tsx"),
    route("dev/mail/:mailId", "routes/dev/mail-detail.tsx"),
    route("dev/mail/:mailId/html", "routes/dev/mail-html.ts"),
    route("dev/mail/:mailId/attachments/:place", "routes/dev/mail-attachment.ts"),
  ],
};

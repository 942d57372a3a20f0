import { route } from "@remix-run/route-config";

export const privacyRoutes = {
  pages: [
    route("data-request/confirm", "routes/privacy/confirm.tsx"),
    route("erase-account", "routes/privacy/erase-account.tsx"),
  ],
  files: [route("data-request/file", "routes/privacy/file.ts")],
};

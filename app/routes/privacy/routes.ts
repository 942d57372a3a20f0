import { route } from "@remix-run/route-config";

export const privacyRoutes = {
  pages: [
    route("data-request/confirm", "routes/privacy/confirm.tsx"),
    route("erase-account", "routes/privacy/erase-account.tsx"),
  ],
  files: [route("data-request/file", "routes/privacy/file.ts")],
  calls: [
    route("api/data-requests", "routes/privacy/api/data-requests.ts"),
    route("api/data-requests/confirm", "routes/privacy/api/data-requests-confirm.ts"),
    route("api/auth/erase-account", "routes/privacy/api/erase-account.ts"),
  ],
};

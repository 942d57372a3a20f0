import { layout, type RouteConfigEntry, route } from "@remix-run/route-config";

/** What the links of data requests lead to, and what a person does with the data on themselves. */
export const privacyPages: RouteConfigEntry[] = [
  layout("routes/auth/layout.tsx", { id: "privacy-door" }, [
    route("data-request/confirm", "routes/site/data-request-confirm.tsx"),
    route("erase-account", "routes/auth/erase-account.tsx"),
  ]),
  route("data-request/file", "routes/site/data-request-file.ts"),
];

export const privacyCalls: RouteConfigEntry[] = [
  route("api/data-requests", "routes/api/data-requests.ts"),
  route("api/data-requests/confirm", "routes/api/data-requests-confirm.ts"),
  route("api/auth/erase-account", "routes/api/auth-erase-account.ts"),
];

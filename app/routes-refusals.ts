import { layout, type RouteConfigEntry, route } from "@remix-run/route-config";

/** The screens of refusals, inside the frame of the business. */
export const refusalsPages: RouteConfigEntry[] = [
  route("refusals", "routes/business/refusals.tsx"),
  route("refusals/new", "routes/business/refusals-new.tsx"),
  route("refusals/countries", "routes/business/refusals-countries.tsx"),
  route("refusals/:addressHash/remove", "routes/business/refusals-remove.tsx"),
];

/** What has no frame: files, links of mails, plain posts. */
export const refusalsFiles: RouteConfigEntry[] = [
  layout("routes/auth/layout.tsx", { id: "mail-link-door" }, [
    route("unsubscribe/:unsubscribeToken", "routes/site/unsubscribe.tsx"),
    route("consent/:consentToken", "routes/site/consent.tsx"),
    route("digest/:digestToken", "routes/site/digest.tsx"),
  ]),
  route("c/:clickToken", "routes/site/click.ts"),
  route("refusals.csv", "routes/business/refusals-csv.ts"),
];

export const refusalsCalls: RouteConfigEntry[] = [
  route("api/refusals", "routes/api/refusals.ts"),
  route("api/refusals/:addressHash", "routes/api/refusals.$addressHash.ts"),
];

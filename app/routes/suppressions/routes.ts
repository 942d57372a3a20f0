import { route } from "@remix-run/route-config";

export const suppressionsRoutes = {
  pages: [
    route("refusals", "routes/suppressions/list.tsx"),
    route("refusals/new", "routes/suppressions/new.tsx"),
    route("refusals/countries", "routes/suppressions/countries.tsx"),
    route("refusals/consent-requests", "routes/suppressions/consent-requests.tsx"),
    route("refusals/:addressHash/remove", "routes/suppressions/remove.tsx"),
  ],
  files: [route("refusals.csv", "routes/suppressions/csv.ts")],
};

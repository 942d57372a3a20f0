import { route } from "@remix-run/route-config";

export const refusalsRoutes = {
  pages: [
    route("refusals", "routes/refusals/list.tsx"),
    route("refusals/new", "routes/refusals/new.tsx"),
    route("refusals/countries", "routes/refusals/countries.tsx"),
    route("refusals/consent-requests", "routes/refusals/consent-requests.tsx"),
    route("refusals/:addressHash/remove", "routes/refusals/remove.tsx"),
  ],
  files: [route("refusals.csv", "routes/refusals/csv.ts")],
  calls: [
    route("api/refusals", "routes/refusals/calls/refusals.ts"),
    route("api/consent-requests", "routes/refusals/calls/consent-requests.ts"),
    route("api/refusals/:addressHash", "routes/refusals/calls/$addressHash.ts"),
  ],
};

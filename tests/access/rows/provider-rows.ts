import type { Row } from "../table";

/** Rows of the sign-in providers, for administrators. */
export const providerRows: Row[] = [
  { path: "/admin/settings/providers", kind: "page", access: "admin" },
  ...["new", ":providerKey", ":providerKey/remove", ":providerKey/check"].map(
    (part): Row => ({
      path: `/admin/settings/providers/${part}`,
      kind: "page",
      access: "admin",
      methods: ["GET", "POST"],
    }),
  ),
  { path: "/api/admin/identity-providers", kind: "call", access: "admin", methods: ["GET", "POST"] },
  {
    path: "/api/admin/identity-providers/:providerKey",
    kind: "call",
    access: "admin",
    methods: ["GET", "PATCH", "DELETE"],
  },
  {
    path: "/api/admin/identity-providers/:providerKey/check",
    kind: "call",
    access: "admin",
    methods: ["POST"],
  },
];

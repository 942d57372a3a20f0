import type { Row } from "../table";

const both = ["GET", "POST"];

/** Rows of data requests by people in the directory, and of what users may do with their own data. */
export const privacyRows: Row[] = [
  ...["confirm", "file"].map(
    (name): Row => ({ path: `/data-request/${name}`, kind: "page", access: "public", methods: both }),
  ),
  { path: "/erase-account", kind: "page", access: "public", methods: both },
  { path: "/api/auth/erase-account", kind: "call", access: "public", methods: ["POST"] },
  { path: "/account/data", kind: "page", access: "user" },
  { path: "/account/data.json", kind: "page", access: "user" },
  { path: "/account/erase", kind: "page", access: "user", methods: both },
  { path: "/api/account", kind: "call", access: "user", methods: ["PATCH", "DELETE"] },
  { path: "/api/account/data", kind: "call", access: "user" },
  { path: "/admin/retention", kind: "page", access: "admin" },
  { path: "/admin/retention/:key", kind: "page", access: "admin", methods: both },
  { path: "/api/admin/retention", kind: "call", access: "admin", methods: ["GET", "PATCH"] },
  { path: "/api/data-requests", kind: "call", access: "public", methods: ["POST"] },
  { path: "/api/data-requests/confirm", kind: "call", access: "public", methods: ["POST"] },
];

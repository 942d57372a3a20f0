import type { Row } from "./table";

const both = ["GET", "POST"];

/** Data requests of people in the directory. */
export const privacyRows: Row[] = [
  ...["confirm", "file"].map(
    (name): Row => ({ path: `/data-request/${name}`, kind: "page", access: "public", methods: both }),
  ),
  { path: "/api/data-requests", kind: "call", access: "public", methods: ["POST"] },
  { path: "/api/data-requests/confirm", kind: "call", access: "public", methods: ["POST"] },
];

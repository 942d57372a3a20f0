import type { Row } from "../table";

const page = { kind: "page", access: "business" } as const;
const call = { kind: "call", access: "business" } as const;

/** What can be done with rows picked in a list. */
export const pickedRows: Row[] = [
  { path: "/business/picked/export", ...page },
  { path: "/api/bulk/export", ...call },
];

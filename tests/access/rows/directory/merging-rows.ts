import { twoOfOne } from "../../../support/fixtures/merging";
import type { Business } from "../../../support/harness/context";
import type { Row } from "../../table";

const groupOf = async ({ ctx }: Business) => (await twoOfOne(ctx)).groupId;

const page = { kind: "page", access: "business" } as const;
const call = { kind: "call", access: "business" } as const;
const both = ["GET", "POST"];

/** Rows of possible duplicates among an account's own records. */
export const mergingRows: Row[] = [
  { path: "/business/duplicates", ...page },
  { path: "/business/duplicates/remove", ...page, methods: both },
  { path: "/business/duplicates/search", ...page, methods: both },
  { path: "/business/duplicates/:groupId", ...page, methods: both, foreign: groupOf },
  { path: "/business/duplicates/:groupId/dismiss", ...page, methods: ["POST"], foreign: groupOf },
  { path: "/business/duplicates/:groupId/reopen", ...page, methods: ["POST"], foreign: groupOf },
  { path: "/business/duplicates/:groupId/undo", ...page, methods: ["POST"], foreign: groupOf },
  { path: "/api/database/remove-duplicates", ...call, methods: ["POST"] },
  { path: "/api/duplicates", ...call },
  { path: "/api/duplicates/search", ...call, methods: both },
  { path: "/api/duplicates/:groupId", ...call, foreign: groupOf },
  {
    path: "/api/duplicates/:groupId/merge",
    ...call,
    methods: ["POST"],
    foreign: groupOf,
    body: { keptId: 1 },
  },
  { path: "/api/duplicates/:groupId/dismiss", ...call, methods: ["POST"], foreign: groupOf },
  { path: "/api/duplicates/:groupId/reopen", ...call, methods: ["POST"], foreign: groupOf },
  { path: "/api/duplicates/:groupId/undo", ...call, methods: ["POST"], foreign: groupOf },
];

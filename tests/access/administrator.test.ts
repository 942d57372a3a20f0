import { beforeAll } from "vitest";
import { signUpAdmin } from "../support/fixtures/people";
import { cookieOf } from "../support/harness/app";
import { type Business, makeBusiness } from "../support/harness/context";
import { isReadByRowsRead, walk } from "./matrix";

let adminId = 0;
let someBusiness: Business;
beforeAll(async () => {
  [adminId, someBusiness] = [(await signUpAdmin()).userId, await makeBusiness({ plan: "corporate" })];
});

walk("administrator", {
  cookie: () => cookieOf(adminId),
  type: "admin",
  // A call declares its audience (methods.test.ts), and like an agent an administrator has no account.
  isSampled: ({ access, kind }) => access === "business" && kind === "call",
  id: async (row) => {
    if (row.access === "user") return row.foreign?.(someBusiness);
    if (row.access !== "admin") return 1;
    return row.subject?.() ?? (await makeBusiness()).user.userId;
  },
  expected: (row) => {
    if (row.access === "business" || row.access === "agent") return "refused";
    // Administrators can see the picture of any user they look up.
    if (row.path === "/profile-pictures/:name") return "answer";
    if (row.access === "user" && row.foreign) return "nothing";
    // No provider is configured here; tests/parity/providers.test.ts configures them.
    const isThere = row.access === "admin" && !row.path.includes(":providerKey");
    return isThere ? "answer" : ["answer", "nothing"];
  },
  // rows-read.test.ts covers the other reads as an administrator.
  isInGate: (row, method) => row.access === "admin" && !isReadByRowsRead(row, method),
});

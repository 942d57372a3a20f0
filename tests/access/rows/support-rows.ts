import { askedSupport } from "../../support/fixtures/support";
import { type Business, makeBusiness } from "../../support/harness/context";
import type { Row } from "../table";

const both = ["GET", "POST"];
const question = { subject: "Imports", text: "How many rows at once?" };
const body = { text: "As many as you like." };
const manager = { name: "Grace", email: "grace@njia.test", phone: "+254 700 000000" };

const theirs = async (other: Business) => (await askedSupport(other)).id;
const asked = async () => theirs(await makeBusiness({ plan: "scaleup" }));
const corporate = async () => (await makeBusiness({ plan: "corporate" })).account.id;

const own = { access: "business" } as const;
const thread = { ...own, foreign: theirs, methods: both, body };
const admin = { access: "admin" } as const;
const answered = { ...admin, subject: asked, methods: both, body };

export const supportRows: Row[] = [
  { path: "/support", kind: "page", ...own },
  { path: "/support/new", kind: "page", ...own, methods: both, body: question },
  { path: "/support/:supportId", kind: "page", ...thread },
  { path: "/api/support", kind: "call", ...own, methods: both, body: question },
  { path: "/api/support/:supportId", kind: "call", ...thread },
  { path: "/admin/support", kind: "page", ...admin },
  { path: "/admin/support/:supportId", kind: "page", ...answered },
  { path: "/admin/support/:supportId/close", kind: "page", ...admin, subject: asked, methods: both },
  { path: "/api/admin/support", kind: "call", ...admin },
  { path: "/api/admin/support/:supportId", kind: "call", ...answered },
  { path: "/api/admin/support/:supportId/close", kind: "call", ...admin, subject: asked, methods: ["POST"] },
  {
    path: "/admin/accounts/:accountId/manager",
    kind: "page",
    ...admin,
    subject: corporate,
    methods: both,
    body: manager,
  },
  {
    path: "/admin/accounts/:accountId/manager/remove",
    kind: "page",
    ...admin,
    subject: corporate,
    methods: both,
  },
  {
    path: "/api/admin/accounts/:accountId/manager",
    kind: "call",
    ...admin,
    subject: corporate,
    methods: ["GET", "PUT", "DELETE"],
    body: manager,
  },
];

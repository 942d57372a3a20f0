import { approvedMarketing } from "../../../support/fixtures/marketing";
import { writtenTo } from "../../../support/fixtures/platforms";
import type { Business } from "../../../support/harness/context";
import type { Row } from "../../table";

const both = ["GET", "POST"];
const own = { access: "business" } as const;
const text = { text: "We have it in stock." };
const outcome = { outcome: "later" };

/** A person who messaged the business. */
const theirs = async (other: Business) => {
  await approvedMarketing(other);
  return writtenTo(other);
};
const lead = { ...own, foreign: theirs };

export const platformsRows: Row[] = [
  { path: "/marketing/platforms", kind: "page", ...own },
  { path: "/marketing/platforms/sync", kind: "page", ...own, methods: both },
  { path: "/marketing/platforms/:platform", kind: "page", ...own },
  {
    path: "/marketing/platforms/:platform/connect",
    kind: "page",
    ...own,
    methods: both,
    ownersOnly: ["POST"],
  },
  {
    path: "/marketing/platforms/:platform/disconnect",
    kind: "page",
    ...own,
    methods: both,
    ownersOnly: ["POST"],
  },
  { path: "/marketing/platforms/:platform/file", kind: "page", ...own, methods: both },
  { path: "/marketing/platforms/:platform/sync", kind: "page", ...own, methods: both },
  { path: "/marketing/leads/:socialLeadId/reply", kind: "page", ...lead, methods: both, body: text },
  { path: "/marketing/leads/:socialLeadId/outcome", kind: "page", ...lead, methods: both, body: outcome },
  { path: "/api/marketing/platforms", kind: "call", ...own },
  {
    path: "/api/marketing/platforms/:platform",
    kind: "call",
    ...own,
    methods: ["GET", "DELETE"],
    ownersOnly: ["DELETE"],
  },
  {
    path: "/api/marketing/platforms/:platform/connect",
    kind: "call",
    ...own,
    methods: ["POST"],
    ownersOnly: ["POST"],
  },
  { path: "/api/marketing/platforms/:platform/sync", kind: "call", ...own, methods: ["POST"] },
  { path: "/api/marketing/platforms/:platform/file", kind: "call", ...own, methods: ["POST"] },
  {
    path: "/api/marketing/social-leads/:socialLeadId/messages",
    kind: "call",
    ...lead,
    methods: both,
    body: text,
  },
  {
    path: "/api/marketing/social-leads/:socialLeadId/link",
    kind: "call",
    ...lead,
    methods: ["POST"],
    body: text,
  },
  {
    path: "/api/marketing/social-leads/:socialLeadId/outcome",
    kind: "call",
    ...lead,
    methods: ["PUT"],
    body: outcome,
  },
  { path: "/api/webhooks/meta/:hookKey", kind: "call", access: "public", methods: both },
];

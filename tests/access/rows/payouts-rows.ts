import { makeAgent } from "../../support/fixtures/commissions";
import { batchedPayout, payableAgent } from "../../support/fixtures/payouts";
import type { Business } from "../../support/harness/context";
import type { Row } from "../table";

const agentOf = async () => (await makeAgent()).agent.id;
const payoutOf = async (_: Business) => (await (await payableAgent()).request()).id;
const batched = async () => (await batchedPayout()).payout.id;
const batch = async () => (await batchedPayout()).batchId;

const both = ["GET", "POST"];

export const payoutsRows: Row[] = [
  { path: "/agent/payout-account", kind: "page", access: "agent", methods: both },
  { path: "/agent/payouts", kind: "page", access: "agent", methods: both },
  {
    path: "/agent/payouts/:payoutId/cancel",
    kind: "page",
    access: "agent",
    methods: ["POST"],
    foreign: payoutOf,
  },
  { path: "/admin/payouts", kind: "page", access: "admin", methods: both },
  { path: "/admin/payouts/batches/:batchId", kind: "page", access: "admin", methods: both, subject: batch },
  { path: "/admin/payouts/batches/:batchId/file", kind: "page", access: "admin", subject: batch },
  { path: "/admin/payouts/:payoutId/paid", kind: "page", access: "admin", methods: both, subject: batched },
  { path: "/admin/payouts/:payoutId/failed", kind: "page", access: "admin", methods: both, subject: batched },
  {
    path: "/api/agents/:agentId/payout-account",
    kind: "call",
    access: "user",
    methods: ["GET", "PUT"],
    foreign: agentOf,
    body: { kind: "mobile", holder: "Amina", operator: "M-Pesa", phone: "+254700123456" },
  },
  {
    path: "/api/agents/:agentId/payouts",
    kind: "call",
    access: "user",
    methods: both,
    foreign: agentOf,
  },
  {
    path: "/api/agents/:agentId/payouts/:payoutId/cancel",
    kind: "call",
    access: "user",
    methods: ["POST"],
    foreign: agentOf,
  },
  { path: "/api/admin/payouts", kind: "call", access: "admin" },
  { path: "/api/admin/payouts/batches", kind: "call", access: "admin", methods: both },
  {
    path: "/api/admin/payouts/batches/:batchId/paid",
    kind: "call",
    access: "admin",
    methods: ["POST"],
    subject: batch,
    body: { reference: "REF" },
  },
  {
    path: "/api/admin/payouts/:payoutId/paid",
    kind: "call",
    access: "admin",
    methods: ["POST"],
    subject: batched,
    body: { reference: "REF" },
  },
  {
    path: "/api/admin/payouts/:payoutId/failed",
    kind: "call",
    access: "admin",
    methods: ["POST"],
    subject: batched,
    body: { reason: "No such number" },
  },
];

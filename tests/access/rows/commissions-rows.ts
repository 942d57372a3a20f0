import { recordFeePayment } from "~/domains/commissions/fees/fee-payments.server";
import { confirmDeal, makeAgent, reportDeal, shareLead } from "../../support/fixtures/commissions";
import { admin } from "../../support/fixtures/payouts";
import { type Business, makeBusiness } from "../../support/harness/context";
import type { Row } from "../table";
import { billingRows } from "./billing-rows";
import { marketingRows } from "./marketing/marketing-rows";
import { platformsRows } from "./marketing/platforms-rows";
import { socialLeadsRows } from "./marketing/social-leads-rows";
import { payoutsRows } from "./payouts-rows";
import { ratingsRows } from "./ratings-rows";
import { supportRows } from "./support-rows";
import { trainingRows } from "./training-rows";

const closeOf = async (other: Business) => reportDeal(other, await makeAgent(), 1_000);
const agentOf = async () => (await makeAgent()).agent.id;
const paidAgentOf = async (other: Business) => {
  const theirs = await makeAgent();
  await confirmDeal(other, await reportDeal(other, theirs, 1_000));
  return theirs.agent.id;
};
const accountOf = async () => (await makeBusiness()).account.id;
const feeOf = async () => {
  const { ctx } = await admin();
  const input = { pays: "fees" as const, amount: 10, reference: "REF-0", paidOn: "2026-01-31", credit: 10 };
  return (await recordFeePayment(ctx, await accountOf(), input)).id;
};
const leadOf = async (other: Business) => shareLead(other, (await makeAgent()).agent);

const both = ["GET", "POST"];

export const commissionsRows: Row[] = [
  ...payoutsRows,
  ...billingRows,
  ...supportRows,
  ...marketingRows,
  ...platformsRows,
  ...socialLeadsRows,
  ...trainingRows,
  ...ratingsRows,
  { path: "/admin/closes", kind: "page", access: "admin" },
  {
    path: "/admin/closes/:closeId",
    kind: "page",
    access: "admin",
    subject: async () => closeOf(await makeBusiness()),
  },
  {
    path: "/admin/closes/:closeId/reverse",
    kind: "page",
    access: "admin",
    methods: both,
    subject: async () => closeOf(await makeBusiness()),
  },
  {
    path: "/api/admin/closes/:closeId/reverse",
    kind: "call",
    access: "admin",
    methods: ["POST"],
    subject: async () => closeOf(await makeBusiness()),
    body: { reason: "Not a deal" },
  },
  { path: "/admin/fees/:accountId", kind: "page", access: "admin", methods: both, subject: accountOf },
  {
    path: "/admin/fee-payments/:paymentId/reverse",
    kind: "page",
    access: "admin",
    methods: both,
    subject: feeOf,
  },
  {
    path: "/api/admin/accounts/:accountId/fee-payments",
    kind: "call",
    access: "admin",
    methods: both,
    subject: accountOf,
    body: { amount: 10, reference: "REF-1", paidOn: "2026-01-31" },
  },
  {
    path: "/api/admin/fee-payments/:paymentId/reverse",
    kind: "call",
    access: "admin",
    methods: ["POST"],
    subject: feeOf,
    body: { reason: "Another business paid it" },
  },
  { path: "/api/closes/totals", kind: "call", access: "business" },
  { path: "/verify-statement", kind: "page", access: "public", methods: both },
  { path: "/agent/leads/:sharedLeadId/close", kind: "page", access: "agent", methods: both, foreign: leadOf },
  { path: "/agent/close-test", kind: "page", access: "agent", methods: both },
  { path: "/agent/statements/:accountId", kind: "page", access: "agent", foreign: async () => 1 },
  { path: "/agents/statements/:agentId", kind: "page", access: "business", foreign: paidAgentOf },
  { path: "/agents/closes", kind: "page", access: "business" },
  {
    path: "/agents/closes/:closeId/confirm",
    kind: "page",
    access: "business",
    methods: both,
    foreign: closeOf,
  },
  {
    path: "/agents/closes/:closeId/dispute",
    kind: "page",
    access: "business",
    methods: both,
    foreign: closeOf,
  },
  {
    path: "/api/agents/:agentId/close-lead",
    kind: "call",
    access: "user",
    methods: ["POST"],
    foreign: agentOf,
    body: { leadValue: 2500 },
  },
  { path: "/api/agents/:agentId/commissions", kind: "call", access: "user", foreign: agentOf },
  { path: "/api/closes", kind: "call", access: "business" },
  {
    path: "/api/closes/:closeId/confirm",
    kind: "call",
    access: "business",
    methods: ["POST"],
    foreign: closeOf,
  },
  {
    path: "/api/closes/:closeId/dispute",
    kind: "call",
    access: "business",
    methods: ["POST"],
    foreign: closeOf,
    body: { reason: "Not our deal" },
  },
];

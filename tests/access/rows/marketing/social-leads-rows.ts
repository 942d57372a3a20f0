import { createSocialCampaign } from "~/domains/social-leads/campaigns/create-social-campaign.server";
import { importSocialLeads } from "~/domains/social-leads/imports/import-leads.server";
import { ImportInput } from "~/domains/social-leads/imports/schemas";
import { mergeSocialLeads } from "~/domains/social-leads/merging/merge-leads.server";
import { approvedMarketing } from "../../../support/fixtures/marketing";
import { socialLead } from "../../../support/fixtures/social-leads";
import type { Business } from "../../../support/harness/context";
import type { Row } from "../../table";

const both = ["GET", "POST"];
const own = { access: "business" } as const;

const leadOf = async (other: Business) => (await socialLead(other)).id;

/** Creates a lead of an account with an open portal. */
const portalLeadOf = async (other: Business) => {
  await approvedMarketing(other);
  return leadOf(other);
};

export const socialImportOf = async ({ ctx }: Business) => {
  const csv = "name,email,company\nAmina,amina@rows.example,Rows Ltd\n";
  const input = ImportInput.parse({ platform: "linkedin", method: "csv", csv });
  return (await importSocialLeads(ctx, input)).run?.id ?? 0;
};

export const socialCampaignOf = async (other: Business) => {
  const leadIds = [await leadOf(other)];
  return (await createSocialCampaign(other.ctx, { name: "Theirs", leadIds, type: "email" })).id;
};

export const socialMergeOf = async (other: Business) => {
  const [kept, merged] = [await leadOf(other), await leadOf(other)];
  return (await mergeSocialLeads(other.ctx, kept, { otherId: merged, from: {} })).mergeId;
};

const typed = {
  platform: "facebook",
  method: "manual",
  name: "Amina",
  email: "amina@typed.example",
  company: "Typed Ltd",
};
const lead = { ...own, foreign: leadOf };
const portal = { ...own, foreign: portalLeadOf };

export const socialLeadsRows: Row[] = [
  { path: "/social-leads", kind: "page", ...own },
  { path: "/social-leads/import", kind: "page", ...own, methods: both, body: typed },
  { path: "/social-leads/imports/:socialImportId", kind: "page", ...own, foreign: socialImportOf },
  {
    path: "/social-leads/imports/:socialImportId/remove",
    kind: "page",
    ...own,
    methods: both,
    foreign: socialImportOf,
  },
  { path: "/social-leads/campaigns", kind: "page", ...own },
  { path: "/social-leads/campaigns/new", kind: "page", ...own, methods: both },
  { path: "/social-leads/campaigns/:socialCampaignId", kind: "page", ...own, foreign: socialCampaignOf },
  { path: "/social-leads/:socialLeadId", kind: "page", ...lead },
  { path: "/social-leads/:socialLeadId/remove", kind: "page", ...lead, methods: both },
  { path: "/social-leads/:socialLeadId/merge", kind: "page", ...lead, methods: both, body: { otherId: 1 } },
  {
    path: "/social-leads/merges/:socialMergeId/undo",
    kind: "page",
    ...own,
    methods: both,
    foreign: socialMergeOf,
  },
  { path: "/marketing/leads", kind: "page", ...own },
  { path: "/marketing/leads/import", kind: "page", ...own, methods: both },
  { path: "/marketing/leads/email-demo", kind: "page", ...own, methods: both },
  {
    path: "/marketing/leads/:socialLeadId/contact",
    kind: "page",
    ...portal,
    methods: both,
    body: { way: "mail" },
  },
  {
    path: "/marketing/leads/:socialLeadId/status",
    kind: "page",
    ...portal,
    methods: both,
    body: { status: "contacted" },
  },
  { path: "/marketing/leads/:socialLeadId/convert", kind: "page", ...portal, methods: both },
  { path: "/api/social-leads", kind: "call", ...own },
  { path: "/api/social-leads/import", kind: "call", ...own, methods: ["POST"], body: typed },
  { path: "/api/social-leads/imports/:socialImportId", kind: "call", ...own, foreign: socialImportOf },
  {
    path: "/api/social-leads/imports/:socialImportId/removal",
    kind: "call",
    ...own,
    methods: both,
    foreign: socialImportOf,
  },
  { path: "/api/social-leads/:socialLeadId", kind: "call", ...lead, methods: ["GET", "DELETE"] },
  { path: "/api/social-leads/:socialLeadId/duplicates", kind: "call", ...lead },
  {
    path: "/api/social-leads/:socialLeadId/merge",
    kind: "call",
    ...lead,
    methods: ["POST"],
    body: { otherId: 1 },
  },
  {
    path: "/api/social-leads/merges/:socialMergeId/undo",
    kind: "call",
    ...own,
    methods: ["POST"],
    foreign: socialMergeOf,
  },
  { path: "/api/campaigns", kind: "call", ...own, methods: both },
  { path: "/api/campaigns/:socialCampaignId", kind: "call", ...own, foreign: socialCampaignOf },
  { path: "/api/marketing/social-leads", kind: "call", ...own },
  {
    path: "/api/marketing/social-leads/:socialLeadId/status",
    kind: "call",
    ...portal,
    methods: ["PUT"],
    body: { status: "contacted" },
  },
  {
    path: "/api/marketing/social-leads/:socialLeadId/convert",
    kind: "call",
    ...portal,
    methods: ["POST"],
  },
  {
    path: "/api/marketing/social-leads/:socialLeadId/contact",
    kind: "call",
    ...portal,
    methods: ["POST"],
    body: { way: "mail" },
  },
  { path: "/api/marketing/import-leads", kind: "call", ...own, methods: ["POST"] },
  { path: "/api/marketing/email-demo", kind: "call", ...own, methods: ["POST"] },
];

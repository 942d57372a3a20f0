import {
  appliedForMarketing,
  campaignInput,
  contentBrief,
  formInput,
  marketingCampaign,
  marketingForm,
  marketingInput,
  marketingLink,
  marketingPost,
  marketingWriting,
} from "../../../support/fixtures/marketing";
import { type Business, makeBusiness } from "../../../support/harness/context";
import type { Row } from "../../table";

type Foreign = (other: Business) => Promise<number>;

const idOf =
  (make: (other: Business) => Promise<{ id: number }>): Foreign =>
  async (other) =>
    (await make(other)).id;
const post = idOf(marketingPost);
const writing = idOf(marketingWriting);
const campaign = idOf(marketingCampaign);
const link = idOf(marketingLink);
const form = idOf(marketingForm);
const applied = async () => (await appliedForMarketing(await makeBusiness())).id;

const both = ["GET", "POST"];
type Over = Omit<Partial<Row>, "path" | "kind" | "access">;
const page = (path: string, over: Over = {}): Row => ({
  path: `/marketing${path}`,
  kind: "page",
  access: "business",
  ...over,
});
const call = (path: string, methods: string[], over: Over = {}): Row => ({
  path: `/api/marketing${path}`,
  kind: "call",
  access: "business",
  methods,
  ...over,
});
const admin = { access: "admin", subject: applied } as const;
const text = { caption: "Solar lamps", hashtags: [] };

export const marketingRows: Row[] = [
  page(""),
  page("/apply", { methods: both, body: marketingInput() }),
  page("/analytics"),
  page("/content"),
  page("/content/new", { methods: both, body: contentBrief() }),
  page("/content/campaign", { methods: both, body: contentBrief() }),
  page("/content/calendar"),
  page("/content/posts.csv"),
  page("/content/writing/:writingId", { methods: both, foreign: writing }),
  page("/content/:postId", { methods: both, foreign: post, body: text }),
  ...["approve", "confirm", "plan", "remove"].map((act) =>
    page(`/content/:postId/${act}`, { methods: both, foreign: post }),
  ),
  page("/content/:postId/card.svg", { foreign: post }),
  page("/campaigns/new", { methods: both, body: campaignInput() }),
  page("/campaigns/:marketingCampaignId", { foreign: campaign }),
  page("/campaigns/:marketingCampaignId/edit", { methods: both, foreign: campaign, body: campaignInput() }),
  page("/campaigns/:marketingCampaignId/link", { methods: both, foreign: campaign }),
  ...["pause", "resume"].map((act) =>
    page(`/campaigns/:marketingCampaignId/${act}`, { methods: both, foreign: campaign }),
  ),
  page("/links/:linkId/remove", { methods: both, foreign: link }),
  page("/forms"),
  page("/forms/new", { methods: both, body: formInput() }),
  page("/forms/:formId", { methods: both, foreign: form, body: formInput() }),
  ...["close", "open"].map((act) => page(`/forms/:formId/${act}`, { methods: both, foreign: form })),
  { path: "/r/:code", kind: "page", access: "public" },
  { path: "/f/:formSlug", kind: "page", access: "public", methods: both },
  call("/access", both, { body: marketingInput() }),
  call("/analytics", ["GET"]),
  call("/generate-campaign", ["POST"], { body: { ...contentBrief(), platforms: ["facebook"] } }),
  call("/generate-content", ["POST"], { body: contentBrief() }),
  call("/posts", ["GET"]),
  call("/posts/:postId", ["GET", "PUT", "DELETE"], { foreign: post, body: text }),
  call("/posts/:postId/approve", ["POST"], { foreign: post }),
  call("/posts/:postId/confirm", ["POST"], { foreign: post, body: { claims: [1] } }),
  call("/posts/:postId/plan", ["PUT"], { foreign: post, body: { plannedOn: "2026-12-01" } }),
  call("/campaigns", both, { body: campaignInput() }),
  call("/campaigns/:marketingCampaignId", ["GET", "PUT"], { foreign: campaign, body: campaignInput() }),
  call("/campaigns/:marketingCampaignId/pause", ["POST"], { foreign: campaign }),
  call("/campaigns/:marketingCampaignId/resume", ["POST"], { foreign: campaign }),
  call("/campaigns/:marketingCampaignId/links", both, {
    foreign: campaign,
    body: { label: "Post", target: "https://shop.example" },
  }),
  call("/links/:linkId", ["DELETE"], { foreign: link }),
  call("/forms", both, { body: formInput() }),
  call("/forms/:formId", ["GET", "PUT"], { foreign: form, body: formInput() }),
  call("/forms/:formId/close", ["POST"], { foreign: form }),
  call("/forms/:formId/open", ["POST"], { foreign: form }),
  call("/forms/:formId/entries", ["GET"], { foreign: form }),
  { path: "/admin/marketing/:applicationId", kind: "page", ...admin, methods: both, body: { reason: "No" } },
  { path: "/admin/marketing/:applicationId/approve", kind: "page", ...admin, methods: both },
  { path: "/admin/marketing/:applicationId/restore", kind: "page", ...admin, methods: both },
  { path: "/api/admin/marketing/:applicationId", kind: "call", ...admin },
  { path: "/api/admin/marketing/:applicationId/approve", kind: "call", ...admin, methods: ["POST"] },
  { path: "/api/admin/marketing/:applicationId/restore", kind: "call", ...admin, methods: ["POST"] },
  {
    path: "/api/admin/marketing/:applicationId/withdraw",
    kind: "call",
    ...admin,
    methods: ["POST"],
    body: { reason: "No" },
  },
  {
    path: "/api/admin/marketing/:applicationId/decline",
    kind: "call",
    ...admin,
    methods: ["POST"],
    body: { reason: "No" },
  },
];

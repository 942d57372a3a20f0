import {
  approvedMarketing,
  campaignInput,
  contentBrief,
  formInput,
  marketingCampaign,
} from "../../support/fixtures/marketing";
import type { Creating, Person } from "../creating";

const of = (table: string) => `select count(*) n from ${table} where account_id = ?1`;
const inMarketing = async (person: Person) => {
  await approvedMarketing(person);
  return "";
};
const link = () => ({ label: "Post of Monday", target: "https://shop.example" });
const { platforms, budget, ...days } = campaignInput();

export const MARKETING_CREATING: Record<string, Creating> = {
  "/marketing/content/new": {
    id: inMarketing,
    body: () => contentBrief(),
    rows: of("marketing_posts"),
    call: "/api/marketing/generate-content",
  },
  "/marketing/content/campaign": {
    id: inMarketing,
    body: () => ({ ...contentBrief(), contentType: "campaign", duration: "30", platforms: "facebook" }),
    rows: of("marketing_campaigns"),
    call: "/api/marketing/generate-campaign",
    callBody: () => ({ ...contentBrief(), contentType: "campaign", platforms: ["facebook"] }),
  },
  "/marketing/campaigns/new": {
    id: inMarketing,
    body: () => ({ ...days, budget: String(budget), platforms: "facebook" }),
    rows: of("marketing_campaigns"),
    call: "/api/marketing/campaigns",
    callBody: () => ({ ...days, budget, platforms }),
  },
  "/marketing/campaigns/:id/link": {
    id: async (person) => (await marketingCampaign(person)).id,
    body: link,
    rows: of("marketing_links"),
    call: "/api/marketing/campaigns/:id/links",
  },
  "/marketing/forms/new": {
    id: inMarketing,
    body: () => formInput(),
    rows: of("lead_forms"),
    call: "/api/marketing/forms",
  },
};

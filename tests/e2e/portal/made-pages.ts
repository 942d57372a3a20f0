import type { Page } from "@playwright/test";
import { call } from "../business";

const LEADS = "name,email,company,phone\nWanjiku Kamau,w@shop.test,Kamau,+254 700 000801\n";
const ALIKE = "name,email,company,phone\nW. Kamau,kamau@shop.test,Kamau,0700 000 801\n";

async function importOf(page: Page, csv: string): Promise<{ leadId: number; importId: number }> {
  const method = { platform: "linkedin", method: "csv", csv };
  const made = await call<{ import: { id: number } }>(page, "POST", "/api/social-leads/import", method);
  const [newest] = await call<{ id: number }[]>(page, "GET", "/api/social-leads");
  return { leadId: newest?.id ?? 0, importId: made.import.id };
}

/** Creates one of each item of the marketing portal and the social lead centre; returns the pages that show them. */
export async function madePages(page: Page): Promise<string[]> {
  const { campaign, campaignContent } = await call<{
    campaign: { id: number };
    campaignContent: { id: number }[];
  }>(page, "POST", "/api/marketing/generate-campaign", {
    topic: "our price list",
    platforms: ["facebook"],
    budget: 500,
  });
  const form = await call<{ id: number; address: string }>(page, "POST", "/api/marketing/forms", {
    title: "Ask for our prices",
    business: "Savanna Foods",
    intro: "Our prices by the carton.",
  });
  await call(page, "POST", `/api/marketing/campaigns/${campaign.id}/links`, {
    label: "Post of Monday",
    formId: form.id,
  });
  const [one, other] = [await importOf(page, LEADS), await importOf(page, ALIKE)];
  const chosen = { name: "June", leadIds: [one.leadId], type: "mixed" };
  const mails = await call<{ id: number }>(page, "POST", "/api/campaigns", chosen);
  const of = (where: string, ...rest: string[]) => rest.map((row) => `${where}${row}`);
  return [
    ...of(`/marketing/campaigns/${campaign.id}`, "", "/edit", "/link"),
    ...of(`/marketing/content/${campaignContent[0]?.id}`, "", "/remove"),
    ...of(`/social-leads/${one.leadId}`, "", "/remove", `/merge?other=${other.leadId}`),
    `/marketing/content?campaign=${campaign.id}`,
    `/marketing/forms/${form.id}`,
    new URL(form.address).pathname,
    `/marketing/leads/${one.leadId}/contact`,
    ...of(`/social-leads/imports/${one.importId}`, "", "/remove"),
    `/social-leads/imports/${other.importId}/remove`,
    `/social-leads/campaigns/${mails.id}`,
  ];
}

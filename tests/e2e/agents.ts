import { type Browser, expect, type Page } from "@playwright/test";
import { call, signUp } from "./business";
import { makeLeads } from "./outreach";
import { logIn, newAddress, PASSWORD } from "./people";

/** Opens a page for another user, in a separate browser context. */
export const tabOf = async (browser: Browser): Promise<Page> => (await browser.newContext()).newPage();

/** An agent who applied, and whom the demo's administrator approved. */
export async function approvedAgent(browser: Browser) {
  const email = newAddress("wanjiru");
  const admin = await tabOf(browser);
  const { agent } = await call<{ agent: { id: number } }>(admin, "POST", "/api/agents/signup", {
    name: "Wanjiru Kamau",
    email,
    password: PASSWORD,
    confirmPassword: PASSWORD,
    country: "Kenya",
    specializations: ["technology"],
    operationalMarkets: ["Kenya"],
  });
  await logIn(admin, "/business-login", "admin@demo.test", "demo-Njia-2026");
  await expect(admin).toHaveURL(/\/admin$/);
  // Without a CV, test and interview, the approval has to confirm each warning.
  const path = `/api/admin/applications/${agent.id}`;
  const { version } = await call<{ version: number }>(admin, "GET", path);
  const confirms = ["cv", "test", "interview"];
  await admin.request.post(`${path}/decision`, { data: { decision: "approve", version, confirms } });
  await admin.close();
  return { id: agent.id, email };
}

/** A business with leads, one of them shared with an agent who accepted to work for it. */
export async function sharedLead(browser: Browser, business: Page) {
  await signUp(business);
  await makeLeads(business);
  const agent = await approvedAgent(browser);
  const offer = await call<{ id: number }>(business, "POST", "/api/agents/assign", { agentId: agent.id });
  const page = await tabOf(browser);
  await logIn(page, "/agent-login", agent.email);
  await expect(page).toHaveURL(/\/agent$/);
  await call(page, "POST", `/api/agents/${agent.id}/assignments/${offer.id}/accept`, {});
  const leads = await call<{ id: number }[] | { leads: { id: number }[] }>(
    business,
    "GET",
    "/api/ai-generated-leads",
  );
  const [lead] = Array.isArray(leads) ? leads : leads.leads;
  await call(business, "POST", `/api/leads/${lead?.id}/share`, { agentId: agent.id });
  await page.close();
  return agent;
}

import { type Browser, expect, type Page } from "@playwright/test";
import { call } from "../business";
import { logIn } from "../people";

const main = (page: Page) => page.getByRole("main");

/** The business asks for the marketing portal, and an administrator opens it from the queue. */
export async function openMarketing(page: Page, browser: Browser): Promise<void> {
  const business = `Savanna ${crypto.randomUUID().slice(0, 8)}`;
  await call(page, "POST", "/api/marketing/access", {
    businessName: business,
    industry: "ecommerce",
    marketingExperience: "beginner",
    socialMediaPlatforms: ["whatsapp"],
    targetAudience: "Shop owners in Nairobi",
    marketingGoals: "Orders from new shops",
  });
  const admin = await (await browser.newContext()).newPage();
  await logIn(admin, "/business-login", "admin@demo.test", "demo-Njia-2026");
  await admin.goto("/admin/queues/marketing-access");
  await main(admin).getByRole("link", { name: business }).first().click();
  const open = main(admin).getByRole("button", { name: "Open the marketing portal" });
  await open.click();
  await expect(open).toHaveCount(0);
  await admin.context().close();
}

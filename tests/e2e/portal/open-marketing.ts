import { type Browser, expect, type Page } from "@playwright/test";
import { call } from "../business";
import { logIn } from "../people";

const main = (page: Page) => page.getByRole("main");

/** Requests the marketing portal as the business, and opens it from the queue as an administrator. */
export async function openMarketing(page: Page, browser: Browser): Promise<void> {
  await call(page, "POST", "/api/marketing/access", {
    businessName: "Savanna Foods",
    industry: "ecommerce",
    marketingExperience: "beginner",
    socialMediaPlatforms: ["whatsapp"],
    targetAudience: "Shop owners in Nairobi",
    marketingGoals: "Orders from new shops",
  });
  const admin = await (await browser.newContext()).newPage();
  await logIn(admin, "/business-login", "admin@demo.test", "demo-Njia-2026");
  await admin.goto("/admin/queues/marketing-access");
  const rows = main(admin).getByRole("row").filter({ hasText: "Savanna Foods" });
  await rows.last().getByRole("link", { name: "Open" }).click();
  const open = main(admin).getByRole("button", { name: "Approve access" });
  await open.click();
  await expect(open).toHaveCount(0);
  await admin.context().close();
}

import { expect, type Page } from "@playwright/test";
import { call } from "./business";
import { logIn } from "./people";

/** Adds demo data to the signed-in account, and waits for it. */
export async function fillDemo(page: Page): Promise<void> {
  await call(page, "POST", "/api/demo-work");
  await expect
    .poll(async () => (await call<{ state: string }>(page, "GET", "/api/demo-work")).state, {
      timeout: 300_000,
      intervals: [2_000],
    })
    .toBe("filled");
}

/** Signs in to the filled demo business, whose address is confirmed: an unconfirmed account shows a banner. */
export async function openFilledDemo(page: Page) {
  await logIn(page, "/business-login", "business@demo.test", "demo-Njia-2026");
  await expect(page).toHaveURL(/\/business$/);
  await fillDemo(page);
}

import { expect, type Page, test } from "@playwright/test";
import { FIRST_PORT, PLATFORMS_PORT } from "../../../scripts/journey-servers.mjs";
import {
  APP_SECRET,
  bytesOfEvent,
  signedByMeta,
  whatsappEvent,
  whatsappStatus,
} from "../../support/fixtures/platforms-events";
import { startPlatforms } from "../../support/servers/meta-server";
import { expectAccessible, signUp, waitForJob } from "../business";
import { openMarketing } from "./open-marketing";

const main = (page: Page) => page.getByRole("main");
const SERVER = FIRST_PORT + Number(process.env.TEST_PARALLEL_INDEX ?? 0);

test("a business connects WhatsApp, receives a message, replies, and creates a deal", async ({
  page,
  browser,
}) => {
  const platforms = await startPlatforms(SERVER + PLATFORMS_PORT);
  try {
    await signUp(page);
    await openMarketing(page, browser);

    await page.goto("/marketing/platforms");
    await expectAccessible(page);
    await main(page).getByRole("link", { name: "Connect WhatsApp" }).click();
    await page.getByLabel("API token").fill("EAAGwrongtoken");
    await main(page).getByRole("button", { name: "Connect WhatsApp" }).click();
    await expect(main(page).getByText("Failed to connect platform.").first()).toBeVisible();
    await expectAccessible(page);
    const token = `EAAG${crypto.randomUUID().replaceAll("-", "")}`;
    platforms.put(token, {
      businesses: { "55": [{ id: "7001", number: "+254 700 000001", name: "Savanna" }] },
    });
    await page.getByLabel("API token").fill(token);
    await page.getByLabel("App secret").fill(APP_SECRET);
    await main(page).getByRole("button", { name: "Connect WhatsApp" }).click();
    await expect(page.getByText("WhatsApp Connected")).toBeVisible();
    await expectAccessible(page);

    const url = await main(page)
      .getByLabel(/Callback URL/)
      .inputValue();
    const verify = await main(page).getByLabel("Verify token").inputValue();
    const asked = await page.request.get(
      `${url}?hub.mode=subscribe&hub.verify_token=${verify}&hub.challenge=42`,
    );
    expect([asked.status(), await asked.text()]).toEqual([200, "42"]);
    const tell = async (event: unknown) => {
      const body = Buffer.from(bytesOfEvent(event));
      const headers = { "content-type": "application/json", "x-hub-signature-256": signedByMeta(body) };
      expect((await page.request.post(url, { data: body, headers })).status()).toBe(200);
    };
    await tell(whatsappEvent({ id: `wamid.${crypto.randomUUID()}`, text: "Do you deliver to Nakuru?" }));
    await page.goto("/notifications");
    const notice = main(page).getByRole("link", { name: "Wanjiru wrote on WhatsApp" });
    await waitForJob(page, () => notice.isVisible());
    await notice.click();
    await expect(main(page).getByText("Do you deliver to Nakuru?")).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel("Reply on WhatsApp").fill("Each Monday.");
    await main(page).getByRole("button", { name: "Send reply" }).click();
    await expect(page.getByText("Reply queued")).toBeVisible();
    await waitForJob(page, () => main(page).getByText("Sent", { exact: true }).isVisible());
    const [message] = platforms.askedWith(token).filter(({ method }) => method === "POST");
    expect(message?.body).toMatchObject({ to: "254711000001", text: { body: "Each Monday." } });
    const { biz_opaque_callback_data: mark } = (message?.body ?? {}) as { biz_opaque_callback_data?: string };
    await tell(whatsappStatus("wamid.of-the-journey", "read", mark));
    await waitForJob(page, () => main(page).getByText("Read", { exact: true }).isVisible());
    await main(page).getByRole("button", { name: "Interested", exact: true }).click();
    await expect(page.getByText("Outcome saved")).toBeVisible();
    await page.goto("/marketing/leads?platform=whatsapp");
    await expect(main(page).getByText("Wanjiru").first()).toBeVisible();
    await main(page).getByRole("button", { name: "Convert to Opportunity" }).click();
    await expect(page).toHaveURL(/\/opportunities\/\d+$/);
  } finally {
    platforms.stop();
  }
});

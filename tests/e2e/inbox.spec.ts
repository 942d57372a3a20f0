import { expect, test } from "@playwright/test";
import { call, expectAccessible, signUp, waitForJob } from "./business";
import { connectMailbox, deliverAnswer, startInboxServer, waitForFirstPoll } from "./inbox";
import { startMailServer, tick } from "./outreach";
import { linkFromMail } from "./people";

test("a reply received by IMAP appears as a conversation and a deal", async ({ page }) => {
  test.setTimeout(300_000);
  const server = await startMailServer();
  const inbox = await startInboxServer();
  const email = await signUp(page);
  await page.goto(await linkFromMail(page, email, /Confirm your email/));
  await expect(page.getByText("Email confirmed")).toBeVisible();
  const address = `amina@${crypto.randomUUID().slice(0, 8)}.test`;

  await connectMailbox(page, address, { smtp: server.port, inbox });
  await expectAccessible(page);
  const mailbox = new URL(page.url()).pathname;
  await waitForFirstPoll(page, mailbox.split("/")[2] ?? "");

  const { id } = await call<{ id: number }>(page, "POST", "/api/contacts", {
    contactName: "Wanjiru Otieno",
    contactEmail: `wanjiru@${crypto.randomUUID().slice(0, 8)}.test`,
    companyName: "Sunbird Solar",
  });
  await page.goto(`/business/contacts/${id}/history?compose=email`);
  await page.getByLabel("Subject").fill("Solar for your shops");
  await page.getByLabel("Message", { exact: true }).fill("Dear Wanjiru,\n\nwe look after solar panels.");
  await page.getByRole("button", { name: "Send email" }).click();
  await expect(page.getByText("Email queued")).toBeVisible();
  await expect(async () => {
    await tick(page);
    expect(server.taken).toHaveLength(1);
  }).toPass({ timeout: 60_000, intervals: [1_000] });

  const [mail] = server.taken;
  if (!mail) throw new Error("no mail");
  await inbox.deliver(address, [
    "From: bank@bank.test",
    "Subject: Your account",
    "",
    "Not for anybody else.",
  ]);
  await deliverAnswer(inbox, address, mail, "Yes, we are interested. Please send me your prices.");
  await page.goto(mailbox);
  await page.getByRole("button", { name: "Check now" }).click();
  await expect(page.getByText("Checking inbox")).toBeVisible();

  await page.goto("/replies");
  await waitForJob(page, () => page.getByRole("cell", { name: "Interested" }).isVisible());
  await expect(page.getByText("Your account", { exact: true })).toHaveCount(0);
  await page
    .getByRole("main")
    .getByRole("link", { name: /Solar for your shops|Reader|Wanjiru/ })
    .first()
    .click();
  await expect(page.getByText("we are interested", { exact: false }).first()).toBeVisible();
  await expect(page.getByText("we look after solar panels.", { exact: false }).first()).toBeVisible();
  const beside = page.getByRole("navigation", { name: "Conversations" });
  await page.setViewportSize({ width: 1100, height: 800 });
  await expect(beside.getByRole("link")).toHaveAttribute("aria-current", "page");
  const isBeside = await beside.evaluate(
    (list) =>
      list.getBoundingClientRect().right <= (document.querySelector("h1")?.getBoundingClientRect().left ?? 0),
  );
  expect(isBeside).toBe(true);
  await page.setViewportSize({ width: 1099, height: 800 });
  await expect(beside).toBeHidden();
  await page.locator("summary", { hasText: "Change category" }).click();
  await page.getByRole("button", { name: "Correct, “Interested”" }).click();
  await expect(page.getByText("Category saved")).toBeVisible();
  await expectAccessible(page);
  await page.goto("/opportunities/board");
  await waitForJob(page, () =>
    page.getByRole("main").getByRole("link", { name: "Sunbird Solar", exact: true }).isVisible(),
  );

  await page.goto("/replies");
  await page
    .getByRole("main")
    .getByRole("link", { name: /Solar for your shops|Reader|Wanjiru/ })
    .first()
    .click();
  await page.getByRole("link", { name: "View deal" }).click();
  await page.getByRole("button", { name: "Mark as won" }).click();
  await page.getByRole("button", { name: "Move deal" }).click();
  await expect(page.getByText("was moved to Won.")).toBeVisible();
  inbox.stop();
  await server.stop();
});

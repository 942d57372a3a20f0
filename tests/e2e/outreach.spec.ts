import { expect, test } from "@playwright/test";
import { expectAccessible, expectCards, signUp, waitForJob, waitForScript } from "./business";
import { mailIn, makeLeads, startMailServer, tick } from "./outreach";
import { linkFromMail } from "./people";

test("a campaign emails leads, a reply arrives, and its deal is on the board", async ({ page }) => {
  test.setTimeout(300_000);
  const server = await startMailServer();
  const email = await signUp(page);
  const addresses = await makeLeads(page);
  const from = `amina@${crypto.randomUUID().slice(0, 8)}.test`;

  await page.goto("/mailboxes/new");
  await page.getByLabel("Postal address").fill("Moi Avenue 1, Nairobi");
  await page.getByLabel("Email address").fill(from);
  await page.getByLabel("Outgoing mail server (SMTP)").fill("127.0.0.1");
  await page.getByLabel("Encryption").selectOption("none");
  await page.getByLabel(/^Port/).fill(String(server.port));
  await page.getByLabel("Delay between emails (seconds)").fill("0");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Add mailbox" }).click();
  await expect(page.getByText("Mailbox added")).toBeVisible();

  await page.goto("/ai-outreach-templates/new");
  await page.getByLabel("Template name").fill("First word");
  await page.getByLabel("Subject").fill("A word about {{companyName}}");
  await page
    .getByLabel("Email content")
    .fill("Dear {{firstName|there}},\n\nwe look after solar panels in {{country}}.\n\n");
  await page.getByText("Available variables").click();
  if (test.info().project.use.javaScriptEnabled === false) {
    const words = page.getByLabel("Email content");
    await words.fill(`${await words.inputValue()}{{signature}}`);
  } else await page.getByRole("button", { name: "{{signature}}" }).click();
  await expect(page.getByLabel("Email content")).toHaveValue(/in \{\{country\}\}\.\n\n\{\{signature\}\}$/);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Create template" }).click();
  await expect(page.getByText("Template created successfully")).toBeVisible();

  await page.goto("/campaigns/new");
  await page.getByLabel("Campaign name").fill("Solar round");
  await page.getByLabel("Template").selectOption({ label: "First word" });
  await page.getByLabel("Audience", { exact: true }).selectOption({ index: 1 });
  await expectAccessible(page);
  await page.getByRole("button", { name: "Create campaign" }).click();
  await expect(page.getByText("Campaign created successfully")).toBeVisible();
  await page.getByRole("link", { name: "Edit", exact: true }).click();
  for (const day of ["Saturday", "Sunday"]) await page.getByLabel(day).check();
  await page.getByLabel("Sending window start").fill("0");
  await page.getByLabel("Sending window end").fill("24");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Campaign Updated")).toBeVisible();
  const campaign = page.url();
  await expect(page.getByText("Confirm your email address first")).toBeVisible();
  await page.goto(await linkFromMail(page, email, /Confirm your email/));
  await expect(page.getByText("Email confirmed")).toBeVisible();
  await page.goto(campaign);
  await page.getByRole("link", { name: "Start Solar round" }).click();
  await page.getByRole("button", { name: /^Start and email/ }).click();
  await expect(page.getByText("Campaign started")).toBeVisible();
  await expect(async () => {
    await tick(page);
    expect(server.taken).toHaveLength(addresses.length);
  }).toPass({ timeout: 60_000, intervals: [1_000] });

  const [mail, other] = server.taken;
  const to = mail && "to" in mail && !Array.isArray(mail.to) ? (mail.to?.value[0]?.address ?? "") : "";
  expect(addresses).toContain(to);
  expect(mail?.subject).toMatch(/^A word about (Sunbird Solar|Volta Rooftop|Jua Kali Power)$/);
  expect(mail?.text).toMatch(/Dear (Wanjiru|Kofi|Achieng),/);
  expect(mail?.text).toContain("Moi Avenue 1");
  const line = (name: string) => other?.headerLines.find(({ key }) => key === name)?.line ?? "";
  expect(line("list-unsubscribe-post")).toContain("List-Unsubscribe=One-Click");
  const unsubscribe = /<(https?:[^>]+)>/.exec(line("list-unsubscribe").replaceAll(/\s/g, ""))?.[1];

  await page.goto(new URL(unsubscribe ?? "").pathname);
  await expectAccessible(page);
  await page.getByRole("button").first().click();
  await expect(page.getByRole("main")).toContainText(/won’t email/);

  await mailIn(page, to, from, [
    `From: Somebody <${to}>`,
    `To: ${from}`,
    `Subject: Re: ${mail?.subject}`,
    `In-Reply-To: ${mail?.messageId}`,
    `Message-ID: <${crypto.randomUUID()}@reader.test>`,
    "Content-Type: text/plain; charset=utf-8",
    "",
    "Thank you. Yes, we are interested. Please send me your prices and call me on Monday.",
  ]);
  await page.goto("/replies");
  await waitForJob(page, () => page.getByRole("cell", { name: "Interested" }).isVisible());
  await expectAccessible(page);
  await page
    .getByRole("main")
    .getByRole("link", { name: /A word about|Somebody/ })
    .first()
    .click();
  await expect(page.getByText("we are interested", { exact: false }).first()).toBeVisible();
  await expectAccessible(page);
  const answer = page.getByLabel("Your reply");
  await answer.fill("Thank you. Our prices come on Monday.");
  await page.getByRole("button", { name: "Send reply" }).click();
  await expect(page.getByText("Reply queued")).toBeVisible();
  await expect(answer).toHaveValue("");
  await expect(page.getByText("Our prices come on Monday.")).toHaveCount(1);

  await mailIn(page, to, from, [
    `From: Somebody <${to}>`,
    `To: ${from}`,
    `Subject: Automatic reply: ${mail?.subject}`,
    "Auto-Submitted: auto-replied",
    `In-Reply-To: ${mail?.messageId}`,
    `Message-ID: <${crypto.randomUUID()}@reader.test>`,
    "Content-Type: text/plain; charset=utf-8",
    "",
    "I am out of the office.",
  ]);
  await page.goto("/replies/returned");
  await waitForJob(page, () =>
    page
      .getByRole("cell", { name: /out of office|automatic/i })
      .first()
      .isVisible(),
  );
  await expectCards(page, "/replies/returned");
  await expectCards(page, "/campaigns/mails");

  await page.goto("/opportunities/board");
  await waitForJob(page, () =>
    page
      .getByText(/Sunbird Solar|Volta Rooftop|Jua Kali Power/)
      .first()
      .isVisible(),
  );
  await expect(page.getByRole("main")).toContainText(/Sunbird Solar|Volta Rooftop|Jua Kali Power/);
  await expectAccessible(page);
  await server.stop();
});

test("a campaign and its first email are written on one screen, with a preview for a lead", async ({
  page,
}) => {
  await signUp(page);
  await makeLeads(page);
  const hasScript = test.info().project.use.javaScriptEnabled !== false;
  await page.goto("/campaigns/new");
  await page.getByLabel("Campaign name").fill("Solar round");
  await page.getByLabel("Audience", { exact: true }).selectOption({ index: 1 });
  const words = page.getByLabel("Email content");
  await page.getByLabel("Subject", { exact: true }).fill("A word about {{companyName}}");
  await words.fill("Dear {{firstName|there}},\n\nwe look after solar panels in ");
  if (hasScript) await page.getByRole("button", { name: "{{country}}" }).click();
  else {
    await words.fill(`${await words.inputValue()}{{country}}`);
    await page.getByRole("button", { name: "Check and preview" }).click();
  }
  await expect(words).toHaveValue(/solar panels in \{\{country\}\}$/);
  await expect(page.getByLabel("Campaign name")).toHaveValue("Solar round");
  const aside = page.getByRole("main");
  await expect(aside).toContainText(/A word about (Sunbird Solar|Volta Rooftop|Jua Kali Power)/);
  await expect(aside).toContainText(/we look after solar panels in (Kenya|Ghana)/);
  await page.getByLabel("Description").scrollIntoViewIfNeeded();
  await expect(page.getByRole("heading", { name: /^Preview for/ })).toBeInViewport();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Create campaign" }).click();
  await expect(page.getByText("Campaign created successfully")).toBeVisible();
  await page.goto("/ai-outreach-templates");
  await expect(page.getByRole("link", { name: "Solar round", exact: true })).toHaveCount(1);
  await expectCards(page, "/ai-outreach-templates");
});

test("selecting some of the leads keeps the input of the campaign form", async ({ page }) => {
  await signUp(page);
  await makeLeads(page);
  await page.goto("/campaigns/new");
  await waitForScript(page);
  await page.getByLabel("Audience", { exact: true }).selectOption({ index: 1 });
  await page.getByLabel("Campaign name").fill("Two shops");
  await page.getByLabel("Subject", { exact: true }).fill("A word about {{companyName}}");
  await page.getByLabel("Email content").fill("Dear {{firstName|there}}, we look after panels.");
  if (test.info().project.use.javaScriptEnabled === false)
    await page.getByRole("button", { name: "Check and preview" }).click();
  await page.getByRole("button", { name: "Select leads" }).click();
  await expect(page.getByText("Select recipients for “Two shops”.")).toBeVisible();
  await expectAccessible(page);
  for (const name of ["Sunbird Solar", "Volta Rooftop"])
    await page.getByLabel(`Select ${name}`).first().check();
  await page.getByRole("button", { name: "Email selected leads" }).click();
  await expect(page.getByLabel("Campaign name")).toHaveValue("Two shops");
  await expect(page.getByLabel("Audience", { exact: true })).toContainText(/2 companies, picked/);
  await expect(page.getByText("2 contacts will be emailed.").first()).toBeVisible();
  await expect(page.getByRole("main")).toContainText(/A word about (Sunbird Solar|Volta Rooftop)/);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Campaign Updated")).toBeVisible();
});

import { createServer } from "node:http";
import { expect, type Locator, type Page, test } from "@playwright/test";
import { AUTOCONFIG_PORT } from "../../scripts/journey-servers.mjs";
import { expectAccessible, waitForScript } from "./business";
import { startInboxServer } from "./inbox";
import { startMailServer, tick } from "./outreach";
import { fillIn, linkFromMail, newAddress, PASSWORD } from "./people";

const MAX_SCREENS = 5;
const maxPresses = () => (hasScript() ? 9 : 14);
const hasScript = () => test.info().project.use.javaScriptEnabled !== false;

/** Counts clicks on buttons and links, chosen files, the link in an email, and the pathnames shown. Typing and Tab are free. */
function countPresses(page: Page) {
  const presses: string[] = [];
  const screens = new Set<string>();
  page.on("framenavigated", (frame) => {
    if (frame === page.mainFrame()) screens.add(new URL(frame.url()).pathname);
  });
  return {
    presses,
    screens,
    /** `then` is what the next screen shows. */
    press: async (target: Locator, then: Locator) => {
      presses.push((await target.textContent())?.trim() ?? "");
      await target.click();
      await expect(then.first()).toBeVisible();
    },
    chooseFile: async (target: Locator, name: string, text: string) => {
      presses.push(`file ${name}`);
      await target.setInputFiles({ name, mimeType: "text/csv", buffer: Buffer.from(text) });
    },
    openEmailLink: async (url: string) => {
      presses.push("link in the email");
      await page.goto(url);
    },
  };
}

/** Chooses an option with the keyboard, by typing its characters. */
async function typeChoice(page: Page, label: string, letters: string, value: string) {
  const select = page.getByLabel(label);
  await select.focus();
  await page.keyboard.type(letters);
  await expect(select).toHaveValue(value);
}

/** Publishes mail server settings for every domain, as a provider does with Mozilla's autoconfig. */
async function publishSettings(page: Page, servers: { smtp: number; imap: number } | null) {
  const tag = (name: string, type: string, port: number) =>
    `<${name} type="${type}"><hostname>127.0.0.1</hostname><port>${port}</port><socketType>plain</socketType><username>%EMAILADDRESS%</username></${name}>`;
  const server = createServer((_request, response) => {
    if (!servers) return response.writeHead(404).end();
    const { smtp, imap } = servers;
    response.end(
      `<clientConfig><emailProvider>${tag("incomingServer", "imap", imap)}${tag("outgoingServer", "smtp", smtp)}</emailProvider></clientConfig>`,
    );
  });
  const port = Number(new URL(page.url()).port) + AUTOCONFIG_PORT;
  await new Promise<void>((done) => server.listen(port, "127.0.0.1", done));
  return () => new Promise((done) => server.close(done));
}

/** A file of 25 contacts, 23 of them with an email address. */
function contactsFile() {
  const domain = `${crypto.randomUUID().slice(0, 8)}.test`;
  const people = Array.from({ length: 25 }, (_, index) => ({
    name: `Wanjiru${index + 1} Otieno`,
    company: `Sunbird ${index + 1}`,
    email: index === 3 || index === 11 ? "" : `wanjiru${index + 1}@${domain}`,
  }));
  const lines = people.map(({ name, company, email }) => `${name},${email},${company},Kenya`);
  return { people, text: ["Name,Email,Company,Country", ...lines].join("\n") };
}

const signUpFields = (email: string) => ({
  "First name": "Amina",
  "Last name": "Bello",
  "Work email": email,
  Password: PASSWORD,
  "Confirm password": PASSWORD,
});

test("from the landing page to the first email in 9 clicks on 5 screens", async ({ page, context }) => {
  test.setTimeout(300_000);
  const [smtp, inbox] = [await startMailServer(), await startInboxServer()];
  const main = page.getByRole("main");
  const button = (name: string | RegExp) => main.getByRole("button", { name });
  const email = newAddress("amina");
  const { presses, screens, press, chooseFile, openEmailLink } = countPresses(page);

  await page.goto("/");
  const stop = await publishSettings(page, { smtp: smtp.port, imap: inbox.port });
  await press(page.getByRole("link", { name: "Start Free Trial" }).first(), page.getByLabel("Work email"));
  await fillIn(page, signUpFields(email));
  await press(button("Start free trial"), page.getByText("Registration Successful"));
  const mailProgram = await context.newPage();
  await openEmailLink(await linkFromMail(mailProgram, email, /Confirm your email/));
  await expect(page.getByText("Email confirmed")).toBeVisible();
  await press(main.getByRole("link", { name: "Start a campaign" }), page.getByLabel("Campaign name"));
  await waitForScript(page);

  await page.getByLabel("Campaign name").fill("First round");
  await page.getByLabel("Subject").fill("Solar for {{companyName}}");
  await page
    .getByLabel("Email content")
    .fill("Dear {{firstName|there}},\n\nwe look after solar panels in {{country}}.\n\n{{signature}}");
  const { people, text } = contactsFile();
  await chooseFile(page.getByLabel("CSV file"), "contacts.csv", text);
  await press(button("Import contacts"), page.getByText("25 contacts imported"));
  await expect(main.getByRole("region", { name: "Audience size" })).toContainText(
    "23 of 25 contacts will be emailed.",
  );
  await expect(main.getByText("Excluded (no email address): 2")).toBeVisible();
  await expect(page.getByRole("combobox", { name: "Audience" })).toHaveValue(/^import:/);
  await expectAccessible(page);

  await expect(page.getByLabel("Email address")).toHaveValue(email);
  if (!hasScript()) await press(button("Find settings"), page.getByText("Servers: 127.0.0.1"));
  await expect(page.getByText("Servers: 127.0.0.1 for sending")).toBeVisible();
  await page.getByLabel("Postal address").fill("Moi Avenue 1, Nairobi");
  await page.getByLabel("Password or app password").fill(inbox.password);
  await typeChoice(page, "Company country", "Kenya", "KE");
  await press(button("Test and connect"), page.getByText("Mailbox connected"));
  await expect(page.getByLabel("Subject")).toHaveValue("Solar for {{companyName}}");
  await typeChoice(page, "Sending window", "Any day", "any");
  if (!hasScript()) await press(button("Check and preview"), button("Create and start"));
  await expect(page.getByRole("heading", { name: /^Preview for Wanjiru1 Otieno, Sunbird 1/ })).toBeVisible();
  await expectAccessible(page);
  await press(button("Create and start"), page.getByText("Campaign started"));
  console.log(`first email: ${presses.length} presses, ${screens.size} screens`, presses, [...screens]);
  expect([presses, presses.length <= maxPresses()]).toEqual([presses, true]);
  expect([[...screens], screens.size <= MAX_SCREENS]).toEqual([[...screens], true]);

  await expect(async () => {
    await tick(page);
    expect(smtp.taken.length).toBeGreaterThan(0);
  }).toPass({ timeout: 60_000, intervals: [1_000] });
  const [mail] = smtp.taken;
  const to = mail?.to && !Array.isArray(mail.to) ? mail.to.value[0]?.address : undefined;
  const recipient = people.find((person) => person.email === to);
  expect(mail?.subject).toBe(`Solar for ${recipient?.company}`);
  expect(mail?.text).toContain(`Dear ${recipient?.name.split(" ")[0]},`);
  expect(mail?.text).toContain("solar panels in Kenya");
  expect(mail?.text).toContain("Moi Avenue 1, Nairobi");
  expect(`${mail?.subject}${mail?.text}${mail?.html}`).not.toMatch(/\{\{|\}\}/);
  await stop();
  inbox.stop();
  await smtp.stop();
});

test("errors in a first campaign's form are shown there, and all input is kept", async ({ page }) => {
  test.setTimeout(300_000);
  const [smtp, inbox] = [await startMailServer(), await startInboxServer()];
  const main = page.getByRole("main");
  const button = (name: string | RegExp) => main.getByRole("button", { name });
  const email = newAddress("amina");
  await page.goto("/business-signup?redirect=/campaigns/new");
  const stop = await publishSettings(page, null);
  await fillIn(page, signUpFields(email));
  await button("Start free trial").click();
  await expect(page.getByLabel("Campaign name")).toBeVisible();
  await waitForScript(page);
  const subject = "Solar for {{company}}";
  const typed = async () => {
    await expect(page.getByLabel("Campaign name")).toHaveValue("First round");
    await expect(page.getByLabel("Subject")).toHaveValue(subject);
    await expect(page.getByLabel("Description")).toHaveValue("Shops in Nairobi");
    await expect(page.getByLabel("Postal address")).toHaveValue("Moi Avenue 1, Nairobi");
  };
  await page.getByLabel("Campaign name").fill("First round");
  await page.getByLabel("Subject").fill(subject);
  await page.getByLabel("Email content").fill("Dear {{firstName|there}}, good day.");
  await page.getByLabel("Description").fill("Shops in Nairobi");
  await page.getByLabel("Postal address").fill("Moi Avenue 1, Nairobi");

  await button("Import contacts").click();
  await expect(page.getByRole("alert").getByText("Choose a CSV file first.")).toBeVisible();
  await typed();
  const png = Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]), Buffer.alloc(200_000)]);
  await page.getByLabel("CSV file").setInputFiles({ name: "photo.csv", mimeType: "text/csv", buffer: png });
  await button("Import contacts").click();
  await expect(page.getByText("Failed to import contacts")).toBeVisible();
  await expect(page.getByRole("alert").getByText("Choose a CSV file first.")).toBeHidden();
  await typed();
  await page.getByLabel("CSV file").setInputFiles({
    name: "contacts.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(contactsFile().text),
  });
  await button("Import contacts").click();
  await expect(page.getByText("25 contacts imported")).toBeVisible();
  await typed();

  // The domain publishes no settings: the usual names are filled in, for the user to correct.
  if (!hasScript()) await button("Find settings").click();
  await expect(page.getByLabel("Outgoing mail server (SMTP)")).toHaveValue("mail.shop.test");
  await page.getByLabel("Outgoing mail server (SMTP)").fill("127.0.0.1");
  await page.getByLabel("Encryption", { exact: true }).selectOption("none");
  await page.getByLabel(/^Port(?! of)/).fill(String(smtp.port));
  await page.getByLabel("Incoming mail server (IMAP)").fill("127.0.0.1");
  await page.getByLabel("IMAP encryption").selectOption("none");
  await page.getByLabel("IMAP port").fill(String(inbox.port));
  await page.getByLabel("Password or app password").fill("wrong wrong");
  await button("Test and connect").click();
  await expect(page.getByText("Choose your company’s country.").first()).toBeVisible();
  await typed();
  await typeChoice(page, "Company country", "Kenya", "KE");
  await page.getByLabel("Password or app password").fill("wrong wrong");
  await button("Test and connect").click();
  await expect(page.getByText("Failed to connect mailbox")).toBeVisible();
  await expect(page.getByText(/Receiving replies through \S+ doesn’t work yet/).first()).toBeVisible();
  await typed();
  await expectAccessible(page);
  await page.getByLabel("Password or app password").fill(inbox.password);
  await button("Test and connect").click();
  await expect(page.getByText("Mailbox connected")).toBeVisible();

  // The correct variable is {{companyName}}; the address is not confirmed either.
  if (!hasScript()) await button("Check and preview").click();
  await expect(
    main.getByText("{{company}}, which isn’t a valid personalisation field").first(),
  ).toBeVisible();
  await expect(main.getByText("Confirm your email address first")).toBeVisible();
  await expect(button("Create and start")).toBeHidden();
  await expect(page.getByLabel("Subject")).toHaveValue(subject);
  await stop();
  inbox.stop();
  await smtp.stop();
});

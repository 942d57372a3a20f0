import { type Browser, expect, type Page, test } from "@playwright/test";
import { mp4File, webmFile } from "../support/fixtures/recordings";
import { tabOf } from "./agents";
import { isLight } from "./browsers";
import { call, chooseByTyping, expectAccessible, signUp } from "./business";
import { makeLeads } from "./outreach";
import { fillIn, logIn, newAddress, PASSWORD } from "./people";

const CV = {
  name: "cv.pdf",
  mimeType: "application/pdf",
  buffer: Buffer.from("%PDF-1.7 sold pumps for six years"),
};

const press = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).first().click();

async function choose(page: Page, legend: string, label: string): Promise<void> {
  const group = page.getByRole("group", { name: legend });
  const isBusiness = page.url().includes("/agent-matching");
  if (isBusiness && test.info().project.use.javaScriptEnabled !== false) return chooseByTyping(group, label);
  const box = group.getByLabel(label, { exact: true });
  if (!(await box.isVisible())) await group.locator("summary").first().click();
  await box.check();
}

async function administrator(browser: Browser): Promise<Page> {
  const page = await tabOf(browser);
  await logIn(page, "/business-login", "admin@demo.test", "demo-Njia-2026");
  await expect(page).toHaveURL(/\/admin$/);
  return page;
}

async function apply(page: Page, name: string, email: string): Promise<void> {
  await page.goto("/agent-auth?mode=signup");
  await fillIn(page, {
    "Full name": name,
    Email: email,
    Password: PASSWORD,
    "Confirm password": PASSWORD,
  });
  await page.getByLabel("Home country").selectOption("SC");
  await choose(page, "Markets", "Seychelles");
  await choose(page, "Industries", "Agriculture");
  await press(page, "Submit application");
  await expect(page.getByText("Account Created")).toBeVisible();
  await logIn(page, "/agent-login", email);
  await expect(page).toHaveURL(/\/agent$/);
}

async function takeTest(page: Page): Promise<void> {
  await page.goto("/agent-onboarding/test");
  await page.getByLabel("I agree to the storage of my answers as described").check();
  await press(page, "Start test");
  await page.goto("/agent-onboarding/test/list");
  const questions = page.locator("fieldset:has(input[type=radio])");
  const count = await questions.count();
  expect(count).toBeGreaterThanOrEqual(20);
  for (let index = 0; index < count; index += 1)
    await questions
      .nth(index)
      .getByRole("radio")
      .nth(index % 5)
      .check();
  await press(page, "Submit test");
  await expect(page.getByText("Test Completed")).toBeVisible();
}

const PLACES = [1, 2, 3, 4, 5];
const LONG_ENOUGH = /^Recording: 0:(0[3-9]|[1-5]\d)/;

/** Refuses the camera once in a browser that never asks, as if the user had declined. */
const refuseCameraOnce = (page: Page) =>
  page.evaluate(() => {
    const { mediaDevices } = navigator;
    const ask = mediaDevices.getUserMedia.bind(mediaDevices);
    mediaDevices.getUserMedia = () => {
      mediaDevices.getUserMedia = ask;
      return Promise.reject(new DOMException("Permission denied", "NotAllowedError"));
    };
  });

/** Makes the recorder fail once, as on a device that is out of memory. */
const breakRecordingOnce = (page: Page) =>
  page.evaluate(() => {
    const { start } = MediaRecorder.prototype;
    MediaRecorder.prototype.start = function (...args) {
      MediaRecorder.prototype.start = start;
      start.apply(this, args);
      this.dispatchEvent(new Event("error"));
      this.stop();
    };
  });

/** Records an answer with the browser's fake camera; at the first question, access is refused once. */
async function recordAnswer(page: Page, question: number): Promise<void> {
  if (question === 1) {
    if (isLight) await refuseCameraOnce(page);
    await page.getByRole("button", { name: "Check my camera" }).click();
    await expect(page.getByText("Camera Access Failed")).toBeVisible();
    await expect(page.getByText("Please allow camera and microphone access")).toBeVisible();
    await page.context().grantPermissions(["camera", "microphone"]);
    await page.getByRole("button", { name: "Try again" }).click();
  } else await page.getByRole("button", { name: "Check my camera" }).click();
  const status = page.locator("[data-recorder]").getByRole("status");
  const record = async () => {
    await page.getByRole("button", { name: "Start recording" }).click();
    await expect(status).toHaveText(LONG_ENOUGH);
    await page.getByRole("button", { name: "Stop recording" }).click();
    await expect(status).toHaveText(/^0:\d\d, [\d.]+ .B\. Review it/);
  };
  if (question === 2) {
    await breakRecordingOnce(page);
    await page.getByRole("button", { name: "Start recording" }).click();
    await expect(page.getByRole("alert")).toContainText("Recording failed");
    await page.getByRole("button", { name: "Record again" }).click();
    await expect(page.getByRole("alert")).toHaveCount(0);
  }
  await record();
  if (question === 1) {
    await page.getByRole("button", { name: "Record again" }).click();
    await record();
  }
  await page.getByRole("button", { name: "Send answer" }).first().click();
}

async function answerByVideo(page: Page, hasScript: boolean): Promise<void> {
  await page.goto("/agent-onboarding/video");
  await page.getByLabel("I agree to the recording and storage of my answers as described").check();
  await press(page, "Start video interview");
  for (const question of PLACES) {
    await expect(page.getByText(`Question ${question} of 5`)).toBeVisible();
    await expect(page.getByRole("button", { name: "Next question" })).toHaveCount(question < 5 ? 1 : 0);
    if (hasScript) await recordAnswer(page, question);
    else {
      const buffer = Buffer.from(question % 2 ? webmFile({ padding: 4_000 }) : mp4File());
      const file = { name: "answer", mimeType: question % 2 ? "video/webm" : "video/mp4", buffer };
      await page.getByLabel("Video answer").setInputFiles(file);
      await press(page, "Send answer");
    }
    await expect(page.getByText("Answer saved").first()).toBeVisible();
    if (question < 5) await page.getByRole("link", { name: "Next question" }).click();
  }
  // After the last answer is sent, the page may still report that an earlier one is saved.
  await expect(page.getByRole("button", { name: "Submit video interview" })).toBeVisible();
  await expectAccessible(page);
  await press(page, "Submit video interview");
  await expect(page.getByText("Video Interview Submitted")).toBeVisible();
}

/** Completes every step of the onboarding, to its last page. */
async function onboard(page: Page, hasScript: boolean): Promise<void> {
  await page.goto("/agent-onboarding/profile");
  await fillIn(page, { City: "Victoria", Languages: "English, French" });
  await page.getByLabel("Main industry").selectOption("agriculture");
  await page.getByLabel("Experience", { exact: true }).selectOption("senior");
  await press(page, "Save and continue");
  await expect(page.getByText("Profile Saved")).toBeVisible();
  await page.getByLabel("CV", { exact: true }).setInputFiles(CV);
  await press(page, "Upload CV");
  await expect(page.getByText("CV Uploaded")).toBeVisible();
  await takeTest(page);
  await answerByVideo(page, hasScript);
  await page.goto("/agent-onboarding/interview");
  await page.getByRole("radiogroup", { name: "Available times" }).getByRole("radio").nth(1).check();
  await press(page, "Schedule interview");
  await expect(page.getByText("Interview Scheduled")).toBeVisible();
  await page.goto("/agent-onboarding/complete");
  await expect(page.getByRole("heading", { name: "Onboarding complete" })).toBeVisible();
}

async function review(admin: Page, name: string): Promise<void> {
  await admin.goto("/admin/applications?stage=interview&country=SC");
  await admin.getByRole("link", { name }).click();
  await expect(admin.getByText(/\/100, computed/)).toBeVisible();
  const answer = admin.locator("video").first();
  const played = await admin.request.get((await answer.getAttribute("src")) ?? "", {
    headers: { range: "bytes=0-99" },
  });
  expect([played.status(), (await played.body()).length]).toEqual([206, 100]);
  await expectAccessible(admin);
  await admin.getByRole("link", { name: "Score application" }).click();
  await admin.getByLabel("Score for CV").selectOption("4");
  await press(admin, "Save scorecard");
  await expect(admin.getByText("Scorecard saved")).toBeVisible();
  await admin.getByRole("link", { name: "Approve", exact: true }).click();
  await expect(admin.getByText("No interview has been held.")).toBeVisible();
  await expect(admin.getByText(/^The interview on .* will be cancelled\.$/)).toBeVisible();
  await press(admin, "Approve anyway");
  await expect(admin.getByText("Application approved")).toBeVisible();
}

/** Assigns an agent: the request, its match, the agent's acceptance, the assignment. */
async function match(business: Page, agent: Page, name: string, title: string): Promise<void> {
  await business.goto("/agent-matching/new");
  await business.getByLabel("Project title").fill(title);
  await business
    .getByLabel("Project description")
    .fill("We sell cold rooms to fish landings of the islands and look for somebody who knows their owners.");
  await choose(business, "Industries", "Agriculture");
  await choose(business, "Countries", "Seychelles");
  await press(business, "Find Matching Agents");
  await expect(business.getByText("Agent Request Created")).toBeVisible();
  await press(business, `Contact Agent: ${name}`);
  await expect(business.getByText("Status Updated")).toBeVisible();
  await agent.goto("/agent/requests");
  await agent.getByRole("link", { name: title }).click();
  await press(agent, "Accept");
  await expect(agent.getByText("The business can now assign you")).toBeVisible();
  await business.reload();
  await business.getByRole("link", { name }).first().click();
  await press(business, "Assign");
  await expect(business.getByText("Agent Assigned", { exact: true })).toBeVisible();
  await agent.goto("/agent/businesses");
  // The agent accepted the terms with the request.
  await expect(agent.getByText("Assignment active")).toBeVisible();
}

async function share(business: Page, agent: Page, name: string): Promise<void> {
  const leads = await call<{ id: number }[]>(business, "GET", "/api/ai-generated-leads");
  await business.goto(`/ai-lead-search/leads/${leads[0]?.id}/share`);
  // The label has the territory after the name.
  const choice = business.getByLabel("Agent", { exact: true });
  const label = await choice.locator("option", { hasText: name }).first().textContent();
  await choice.selectOption({ label: label ?? name });
  await press(business, "Share lead");
  await expect(business.getByText("Lead shared")).toBeVisible();
  await agent.goto("/agent/leads?state=new");
  await agent.locator('main a[href^="/agent/leads/"]').first().click();
}

test("an agent applies, is approved, matched and hired, closes a lead, and is paid", async ({
  page: agent,
  browser,
  javaScriptEnabled,
}) => {
  test.setTimeout(480_000);
  const run = crypto.randomUUID().slice(0, 6);
  const name = `Marie ${run}`;
  const title = `Cold rooms ${run}`;
  const admin = await administrator(browser);
  await call(admin, "POST", "/api/admin/interviewers", {
    name: `Lise ${run}`,
    email: newAddress("lise"),
    zone: "Africa/Nairobi",
    minutes: 30,
    monday: "09:00-16:00",
    wednesday: "09:00-16:00",
    friday: "09:00-16:00",
  });
  await apply(agent, name, newAddress("marie"));
  await onboard(agent, javaScriptEnabled !== false);
  await review(admin, name);

  const business = await tabOf(browser);
  await signUp(business);
  await makeLeads(business);
  await business.goto("/agents?country=SC");
  await expect(business.getByRole("link", { name })).toBeVisible();
  await match(business, agent, name, title);
  await share(business, agent, name);

  await agent.getByRole("link", { name: "Report closed deal" }).click();
  await agent.getByLabel("Deal value").fill("20000");
  await press(agent, "Report deal");
  await expect(agent.getByText("Congratulations on your new tier")).toBeVisible();
  await business.goto("/agents/closes");
  await business.getByRole("link", { name: /^Confirm / }).click();
  await expect(business.getByText("$4,000 is due for this deal")).toBeVisible();
  await press(business, "Confirm deal");
  await expect(business.getByText("Deal confirmed")).toBeVisible();

  await agent.goto("/agent/payout-account");
  await agent.getByLabel("Payout method").selectOption("mobile");
  await fillIn(agent, { "Account holder": name, Operator: "Airtel", "Phone number": "+2482500000" });
  await press(agent, "Save account");
  await expect(agent.getByText("Payout account saved")).toBeVisible();
  await agent.goto("/agent/commission");
  await expect(agent.getByRole("button", { name: /^Request payout/ })).toHaveCount(0);
  await agent.request.post("/dev/seed?holds");
  await agent.reload();
  await expect(agent.getByText("is pending until businesses pay us")).toBeVisible();
  await expect(agent.getByRole("button", { name: /^Request payout/ })).toHaveCount(0);
  await admin.goto("/admin/closes");
  await admin.getByRole("row", { name }).locator("summary", { hasText: "Actions for" }).click();
  await admin.getByRole("row", { name }).getByRole("link", { name: "Balance due" }).click();
  await expect(admin.getByLabel("Payment for")).toBeVisible();
  await expectAccessible(admin);
  await admin.getByLabel("Payment for").selectOption("commission");
  await fillIn(admin, { "Amount (USD)": "1000", Reference: "BANK-1", "Paid on": "2026-01-31" });
  await press(admin, "Record payment");
  await expect(admin.getByText("Payment recorded")).toBeVisible();
  await agent.request.post("/dev/seed?holds");
  await agent.reload();
  await press(agent, "Request payout of $1,000");
  await expect(agent.getByText("Payout requested")).toBeVisible();

  await admin.goto("/admin/payouts");
  await expectAccessible(admin);
  await press(admin, /^Create payout run: Mobile/);
  await expect(admin.getByText("Payout run created")).toBeVisible();
  await admin.getByLabel("Reference").fill("MM-2026-1");
  await press(admin, /^Mark \d+ payouts? as paid/);
  await expect(admin.getByText("Payout run paid")).toBeVisible();
  await agent.goto("/agent/commission");
  await expect(agent.getByText("MM-2026-1")).toBeVisible();
  await expectAccessible(agent);
});

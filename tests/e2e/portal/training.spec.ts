import { expect, type Page, test } from "@playwright/test";
import { tabOf } from "../agents";
import { call, expectAccessible, signUp } from "../business";
import { logIn } from "../people";

const MODULE = "b2b-sales-basics";

interface Told {
  lessons: { id: string; title: string }[];
}

/** Marks all lessons as done with their buttons; each leads to the next lesson. */
async function readLessons(page: Page, { lessons }: Told): Promise<void> {
  for (const { title } of lessons) {
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await page.getByRole("button", { name: "Mark as done and continue" }).click();
    await expect(page.getByText("Lesson completed")).toBeVisible();
  }
}

/** Chooses the first option of each question, or the right one if the result page has shown it. */
async function handIn(page: Page, right: ReadonlyMap<string, string>): Promise<void> {
  const button = page.getByRole("button", { name: "Submit quiz" });
  // The groups are read only once, so the page of the quiz must be there.
  await expect(button).toBeVisible();
  for (const group of await page
    .getByRole("group")
    .filter({ has: page.getByRole("radio") })
    .all()) {
    const legend = ((await group.locator("legend").textContent()) ?? "").replace(/^\d+\. /, "");
    const answer = right.get(legend);
    const label =
      answer === undefined ? group.getByRole("radio").first() : group.getByLabel(answer, { exact: true });
    await label.check();
  }
  await button.click();
}

/** Reads each question with its right answer from the result page. */
async function learnAnswers(page: Page): Promise<Map<string, string>> {
  const told = await page.locator("main .card").evaluateAll((cards) =>
    cards.map((card) => {
      const texts = [...card.querySelectorAll("p")].map(({ textContent }) => textContent ?? "");
      const found = texts.find((text) => /^Correct answer: /.test(text)) ?? texts[0] ?? "";
      return [card.querySelector("h2")?.textContent ?? "", found] as const;
    }),
  );
  return new Map(
    told.map(([question, text]) => [
      question.replace(/^\d+\. /, ""),
      text.replace(/^Correct answer: /, "").replace(/^Correct You chose: /, ""),
    ]),
  );
}

test("a learner enrols, reads and passes the quiz, and a visitor verifies the certificate", async ({
  page,
  browser,
}) => {
  await signUp(page);
  await page.goto("/training");
  await expectAccessible(page);
  const module = await call<Told & { title: string }>(page, "GET", `/api/training/modules/${MODULE}`);
  await page.getByRole("button", { name: `Start Learning: ${module.title}` }).click();
  await expect(page.getByText("Enrolled Successfully")).toBeVisible();
  await expectAccessible(page);
  await readLessons(page, module);
  await page.getByRole("button", { name: "Start quiz" }).click();
  await expect(page.getByRole("button", { name: "Submit quiz" })).toBeVisible();
  await expectAccessible(page);
  await handIn(page, new Map());
  await expect(
    page.getByRole("heading", { level: 1, name: /Not passed yet|You passed the quiz/ }),
  ).toBeVisible();
  const isPassed = await page.getByRole("heading", { level: 1, name: "You passed the quiz" }).isVisible();
  if (!isPassed) {
    const right = await learnAnswers(page);
    await page.getByRole("link", { name: "Try again" }).click();
    await page.getByRole("button", { name: "Start quiz" }).click();
    await handIn(page, right);
  }
  await expect(page.getByRole("heading", { level: 1, name: "You passed the quiz" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Complete module" }).click();
  await expect(page.getByText("Module Completed!")).toBeVisible();
  await expectAccessible(page);
  const address = await page.getByRole("link", { name: module.title, exact: true }).getAttribute("href");
  await page.goto("/training");
  await expect(page.getByRole("button", { name: "Completed" })).toBeDisabled();

  const stranger = await tabOf(browser);
  await stranger.goto(address ?? "");
  await expect(stranger.getByText("Valid: signed by us and unchanged.")).toBeVisible();
  await expect(stranger.getByRole("heading", { name: "Amina Bello" })).toBeVisible();
  await expectAccessible(stranger);
  const forged = await stranger.goto(`${address?.slice(0, -1)}${address?.endsWith("0") ? "1" : "0"}`);
  expect(forged?.status()).toBe(404);
  await expect(stranger.getByText("forged, or the number was mistyped")).toBeVisible();
  await stranger.close();
});

test("a lesson's tables fit a phone, and so does a word of 78 characters", async ({ page, browser }) => {
  const word = "Steuer".repeat(13);
  const id = `long-${crypto.randomUUID().slice(0, 8)}`;
  const admin = await tabOf(browser);
  await logIn(admin, "/business-login", "admin@demo.test", "demo-Njia-2026");
  await admin.goto("/admin/training/new");
  await admin.getByLabel("Text").fill(`---
id: ${id}
title: ${word}
description: ${word}
category: technology
difficulty: beginner
order: 999
---
# ${word}
Text ${word}.

| ${word} | B |
| --- | --- |
| ${word} | C |

# Quiz
${[1, 2, 3, 4, 5].map((n) => `? ${n} ${word}\n+ Right ${word}\n- Wrong\n- Worse\n= ${word}`).join("\n\n")}
`);
  await admin.getByRole("button", { name: "Save and preview" }).click();
  await expect(admin.getByRole("heading", { level: 1, name: word })).toBeVisible();
  await admin.setViewportSize({ width: 320, height: 700 });
  expect(await admin.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await admin.close();
  await signUp(page);
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto("/training/modules/mobile-money-and-borders/lessons/get-your-own-money-home");
  await expect(page.locator("td[data-label='Business']")).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

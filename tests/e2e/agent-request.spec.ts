import { expect, type Page, test } from "@playwright/test";
import { call, chooseByTyping, expectAccessible, signUp } from "./business";

const hasScript = () => test.info().project.use.javaScriptEnabled !== false;

const skills = (page: Page) => page.getByRole("textbox", { name: /^Skills/ });

async function tick(page: Page, group: string, box: string): Promise<void> {
  const all = page.getByRole("group", { name: group });
  if (hasScript()) return chooseByTyping(all, box);
  const fold = all.locator("summary");
  if ((await fold.count()) > 0) await fold.first().click();
  await all.getByLabel(box, { exact: true }).check();
}

test("a request for an agent can be reset, adds each skill once, and shows that it is searching", async ({
  page,
}) => {
  await signUp(page);
  await page.goto("/agent-matching/new");
  await page.getByLabel("Project title").fill("Not this one");
  await skills(page).fill("Tenders");
  if (hasScript()) await skills(page).press("Enter");
  await page.getByRole("link", { name: "Reset Form" }).click();
  await expect(page.getByLabel("Project title")).toHaveValue("");
  if (hasScript()) await expect(page.getByRole("button", { name: "Add skill" })).toBeVisible();
  await expect(page.getByText("Tenders")).toHaveCount(0);

  await page.getByLabel("Project title").fill("Cold rooms");
  await page
    .getByLabel("Project description")
    .fill("We sell cold rooms to fish landings and look for somebody who knows their owners.");
  if (hasScript()) {
    for (const skill of ["Cold calling", "", "cold calling", "Demos"]) {
      await skills(page).fill(skill);
      if (skill === "Demos") await page.getByRole("button", { name: "Add skill" }).click();
      else await skills(page).press("Enter");
    }
    await expect(page.getByRole("button", { name: /^Remove / })).toHaveCount(2);
    // The field is empty again after a skill was added.
    await skills(page).fill("Forecasts");
    await skills(page).press("Enter");
    await expectAccessible(page);
  } else await skills(page).fill("Cold calling\n\ncold calling\nDemos\nForecasts");
  await page.getByLabel("Maximum budget").fill("5,000");
  await tick(page, "Industries", "Agriculture");
  await tick(page, "Countries", "Seychelles");
  const submit = page.getByRole("button", { name: "Find Matching Agents" });
  if (hasScript()) {
    let goOn = () => {};
    const held = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    await page.route("**/agent-matching/new*", async (route) => {
      if (route.request().method() === "POST") await held;
      await route.continue();
    });
    await submit.click();
    await expect(page.getByRole("button", { name: "Finding Agents..." })).toBeVisible();
    goOn();
  } else await submit.click();
  await expect(page.getByText("Agent Request Created")).toBeVisible();
  const [request] = await call<{ requiredSkills: string[]; maxBudget: number }[]>(
    page,
    "GET",
    "/api/agent-requests",
  );
  expect(request).toMatchObject({ requiredSkills: ["Cold calling", "Demos", "Forecasts"], maxBudget: 5000 });
  await page.goto("/business");
  await page.getByRole("navigation", { name: "Portal" }).getByRole("link", { name: "Matching" }).click();
  await expect(page.getByRole("heading", { name: "Find Matching Agents" })).toBeVisible();
});

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "./business";

const hasScript = () => test.info().project.use.javaScriptEnabled !== false;

/** The components in the table of app/ui/README.md: capitalised words outside of code. */
function partsOfReadme(): string[] {
  const path = fileURLToPath(new URL("../../app/ui/README.md", import.meta.url));
  const rows = readFileSync(path, "utf8")
    .split("\n")
    .filter((line) => line.startsWith("| `"));
  return rows.flatMap(
    (row) =>
      row
        .split(" | ")[0]
        ?.replace(/`[^`]*`/g, "")
        .match(/\b[A-Z]\w+/g) ?? [],
  );
}

/** Opens the showroom. It is hydrated when a part that needs script is visible. */
async function openShowroom(page: Page, query = ""): Promise<void> {
  await page.goto(`/ui${query}`);
  if (hasScript()) await expect(page.getByRole("button", { name: "Copy" })).toBeVisible();
}

/** The gate tests each width and each colour scheme once, `npm run test:all` all four combinations. */
const LOOKS = [
  [360, "light"],
  [1280, "dark"],
  ...(process.env.TEST_SCOPE === "all" ? [[360, "dark"] as const, [1280, "light"] as const] : []),
] as const;

for (const [width, colorScheme] of LOOKS)
  test(`every component renders at ${width} px in ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 800 });
    await openShowroom(page);
    const body = await page.screenshot({ fullPage: true });
    await test.info().attach(`showroom-${width}-${colorScheme}`, { body, contentType: "image/png" });
    const shown = await page.locator("[data-part]").evaluateAll((parts) => parts.map(({ id }) => id));
    expect(partsOfReadme().filter((name) => !shown.includes(name))).toEqual([]);
    const { inner, outer } = await page.evaluate(() => ({
      inner: document.documentElement.scrollWidth,
      outer: window.innerWidth,
    }));
    expect(inner).toBeLessThanOrEqual(outer);
    await expectAccessible(page);
  });

test("touch targets on a phone are 44 px high", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await openShowroom(page);
  for (const part of ["Submit", "LinkButton", "Menu", "CheckboxGroup"]) {
    const low = await page
      .locator(`#${part} :is(.button, summary, .check):visible`)
      .evaluateAll((all) => all.filter((one) => one.getBoundingClientRect().height < 43.5).length);
    expect(low, part).toBe(0);
  }
});

test("a long name next to a bar wraps to two lines, and is shown in full", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await openShowroom(page);
  const bars = page.getByRole("table").filter({ hasText: "that asked for a price before the rains" });
  for (const name of await bars.getByRole("rowheader").all()) {
    const lines = await name.evaluate((cell) => {
      const text = cell.firstElementChild ?? cell;
      return text.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(text).lineHeight);
    });
    expect(lines).toBeLessThan(2.1);
    await expect(name.getByTitle(/^Example \d: .* before the rains$/)).toHaveText(/before the rains$/);
  }
  await expect(bars.getByRole("rowheader")).toHaveCount(2);
});

test("a menu opens on its button; with script, Escape, arrow keys and a click outside work", async ({
  page,
}) => {
  await openShowroom(page);
  const button = page.locator("#Menu summary");
  const first = page.getByRole("link", { name: "First entry" });
  await button.click();
  await expect(first).toBeVisible();
  if (!hasScript()) {
    await button.click();
    await expect(first).toBeHidden();
    return;
  }
  await page.keyboard.press("ArrowDown");
  await expect(first).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(page.getByRole("button", { name: "An entry that does something" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(first).toBeHidden();
  await expect(button).toBeFocused();
  await button.click();
  await page.locator("#Disclosure h3").click();
  await expect(first).toBeHidden();

  await page.getByText("Menu: Example Person").locator("..").click();
  await expect(page.getByText("person@example.test")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByText("person@example.test")).toBeHidden();
});

test("a long checkbox list is complete without script, and a combobox with chips with script", async ({
  page,
}) => {
  await openShowroom(page);
  const group = page.getByRole("group", { name: "All countries", exact: true });
  if (!hasScript()) {
    await expect(group.getByRole("checkbox")).toHaveCount(54);
    await expect(group.getByRole("checkbox").first()).toBeChecked();
    await expect(group.getByRole("group", { name: "East Africa" })).toBeVisible();
    return;
  }
  const field = group.getByRole("combobox");
  const chips = group.getByRole("button", { name: /^Remove / });
  await expect(chips).toHaveText([/Kenya/, /Senegal/]);
  await field.fill("cote");
  await expect(group.getByRole("option")).toHaveText([/Ivoire|Ivory/]);
  await expect(group.getByRole("status")).toHaveText("2 selected, 1 shown");
  await field.press("Enter");
  await expect(chips).toHaveCount(3);
  await expect(field).toHaveValue("");
  await expect(group.locator('input[type="checkbox"][value="CI"]')).toBeChecked();
  await expectAccessible(page);
  await field.press("Escape");
  await expect(group.getByRole("option")).toHaveCount(0);
  await group.getByRole("button", { name: "Remove Kenya" }).click();
  await expect(field).toBeFocused();
  await expect(group.locator('input[type="checkbox"]:checked')).toHaveCount(2);
  await field.press("Backspace");
  await expect(chips).toHaveCount(1);
});

test("a toast can be focused with F8, closed or dragged away, and disappears after its time", async ({
  page,
}) => {
  // Uses the browser's clock, so that slow machines pass.
  await page.clock.install();
  await openShowroom(page, "?toast=success");
  const toast = page.getByRole("status").filter({ hasText: "Example saved" });
  await expect(toast).toBeVisible();
  if (!hasScript()) return;
  await page.keyboard.press("F8");
  await expect(toast).toBeFocused();
  await page.clock.runFor(5500);
  await expect(toast).toBeVisible();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(toast).toBeHidden();

  await openShowroom(page, "?toast=error");
  const error = page.getByRole("alert").filter({ hasText: "Example not saved" });
  const place = await error.boundingBox();
  await page.mouse.move((place?.x ?? 0) + 40, (place?.y ?? 0) + 20);
  await page.mouse.down();
  await page.mouse.move((place?.x ?? 0) + 100, (place?.y ?? 0) + 20);
  await page.mouse.up();
  await expect(error).toBeHidden();

  await openShowroom(page, "?toast=info");
  await expect(page.getByText("Example info")).toBeVisible();
  await page.clock.runFor(5500);
  await expect(page.getByText("Example info")).toBeVisible();
  await expect(page.getByText("Example info")).toBeHidden();
});

test("table rows are selected one by one or all at once, and sorted by name", async ({ page }) => {
  await openShowroom(page);
  await page.getByRole("checkbox", { name: "Select Example Gamma" }).check();
  if (hasScript()) {
    await page.getByRole("checkbox", { name: "All rows on this page" }).check();
    await expect(page.getByRole("checkbox", { name: "Select Example Alpha" })).toBeChecked();
  }
  await page.locator("#Table").getByRole("link", { name: "Name", exact: true }).click();
  await expect(page.locator("#Table").getByRole("columnheader", { name: "Name" })).toHaveAttribute(
    "aria-sort",
    "ascending",
  );
});

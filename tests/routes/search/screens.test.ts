import { expect, it } from "vitest";
import { screensOf } from "~/routes/search/screens.server";
import { endpoints, layoutsOf } from "../../access/matrix";

const FRAMES = ["routes/portal/frame", "routes/account/frame"];

/** Pages that are opened from another screen and mean nothing without it, such as actions on selected rows. */
const OF_PICKED = "/business/picked/";
const NOT_BY_NAME = [
  "/account/company-sign-in",
  "/account/company-sign-in/remove",
  "/account/second-factor/code",
  "/account/second-factor/off",
  "/account/sessions/end",
  "/ai-lead-search/database-expansion",
  "/ai-lead-search/pick",
  "/billing/cancel",
  "/billing/change",
  "/billing/plans",
  "/billing/resume",
  "/business-portal",
  "/business-portal/agent-matching",
  "/business-portal/agents",
  "/business-portal/analytics",
  "/business-portal/leads",
  "/business-portal/overview",
  "/business-portal/workflow/leads",
  "/business/campaigns",
  "/business/demo-work/remove",
  "/business/duplicates/remove",
  "/campaigns/analytics",
  "/campaigns/audience",
  "/mailboxes/connect",
  "/marketing/apply",
  "/search",
  "/social-leads/campaigns/new",
];

const pages = endpoints
  .filter(({ route, path }) => {
    const frames = layoutsOf(route).map(({ id }) => id);
    return route.module.default && !path.includes(":") && frames.some((id) => FRAMES.includes(id));
  })
  .map(({ path }) => path);

const SCREENS = screensOf({ role: "owner", plan: "trial" });

it("finds every business screen by name", () => {
  const found = new Set(SCREENS.map(({ to }) => to));
  expect(pages.length).toBeGreaterThan(40);
  expect(pages.filter((path) => !found.has(path) && !path.startsWith(OF_PICKED)).sort()).toEqual(NOT_BY_NAME);
});

it.each(["to", "label"] as const)("finds no two business screens with the same %s", (key) => {
  const all = SCREENS.map((screen) => screen[key]);
  expect(all.filter((one, index) => all.indexOf(one) !== index)).toEqual([]);
});

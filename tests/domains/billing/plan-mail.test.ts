import { expect, it } from "vitest";
import { planMailTo } from "~/domains/billing/plans/plans";

it("opens the mail program with the plan's name as subject", () => {
  expect(planMailTo("sales@njia.test", "corporate")).toBe(
    "mailto:sales@njia.test?subject=Corporate%20Plan%20Inquiry",
  );
  expect(planMailTo("sales@njia.test", "scaleup")).toBe(
    "mailto:sales@njia.test?subject=Scale-up%20Plan%20Inquiry",
  );
});

import { describe, expect, it } from "vitest";
import { stepDays, waitOptions, waitText } from "~/domains/campaigns/steps/step-days";

describe("the days of a sequence", () => {
  it("are counted from the first email, ignoring its own delay", () => {
    expect(stepDays(["72", "72", "36", "12"])).toEqual(["Day 0", "Day 3", "Day 4, hour 12", "Day 5"]);
  });

  it("show a delay as days and hours", () => {
    expect([0, 24, 72, 36, 12, 49].map(waitText)).toEqual([
      "Same day",
      "1 day",
      "3 days",
      "1 day 12 hours",
      "12 hours",
      "2 days 1 hour",
    ]);
  });

  it("include the saved delay among the options, sorted by hours", () => {
    const labels = (saved: unknown) => waitOptions(saved).map(({ label }) => label);
    expect(labels("36").slice(0, 4)).toEqual(["Same day", "1 day", "1 day 12 hours", "2 days"]);
    expect(waitOptions("72").filter(({ value }) => value === "72")).toHaveLength(1);
    for (const none of ["", undefined, "x", "-24", "9000"])
      expect(labels(none)).not.toContain("1 day 12 hours");
  });
});

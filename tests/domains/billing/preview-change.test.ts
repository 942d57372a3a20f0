import { describe, expect, it } from "vitest";
import { choosePlan } from "~/domains/billing/subscription/change-plan.server";
import { previewChange } from "~/domains/billing/subscription/preview-change.server";
import { anew, buy, DAY, makePayer } from "../../support/fixtures/billing";

const now = new Date("2026-11-10T10:00:00Z");

describe("the button of a plan change", () => {
  it("states whether the change is an upgrade, a downgrade or a switch of billing cycle", async () => {
    const business = await makePayer({ trialEndsAt: new Date(now.getTime() + 3 * DAY) });
    const buttonOf = async (plan: "startup" | "scaleup" | "corporate", billing?: "annual") =>
      (await previewChange(await anew(business, now), { plan, billing }, "UTC")).button;
    expect(await buttonOf("scaleup")).toBe("Upgrade to Scale-up");
    await buy(business, "scaleup", "monthly", now);
    expect(await buttonOf("corporate")).toBe("Upgrade to Corporate");
    expect(await buttonOf("startup")).toBe("Downgrade to Startup");
    expect(await buttonOf("scaleup", "annual")).toBe("Switch to annual");
    await choosePlan(await anew(business, now), { plan: "startup" });
    expect(await buttonOf("scaleup")).toBe("Keep Scale-up");
  });
});

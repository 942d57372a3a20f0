import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { getCampaign } from "~/domains/campaigns/campaigns.server";
import { lookAtStart } from "~/domains/campaigns/planning/check-campaign.server";
import { type ForecastInput, forecastStart, forecastText } from "~/domains/campaigns/planning/forecast-start";
import { mailboxes } from "~/domains/mailboxes/tables";
import { suppressStatement } from "~/domains/suppressions/suppress.server";
import { makeCampaign, makeLeads } from "../../support/fixtures/campaigns";
import { idleMailbox } from "../../support/fixtures/sending";
import { makeBusiness } from "../../support/harness/context";

// A Friday, 10:00 in Nairobi.
const NOW = new Date("2026-11-27T07:00:00Z");

async function input(more: Partial<ForecastInput> = {}): Promise<ForecastInput> {
  const { ctx } = await makeBusiness({ hqCountry: "KE" });
  return {
    ready: 18,
    needConsent: 0,
    suppressed: 0,
    ahead: 0,
    mailbox: idleMailbox(NOW),
    sentToday: 0,
    window: { windowStart: 480, windowEnd: 1_020, windowDays: 31 },
    owner: ctx,
    now: NOW,
    from: NOW,
    ...more,
  };
}

const limits = async (more: Partial<ForecastInput["mailbox"]>, rest: Partial<ForecastInput> = {}) => {
  const base = await input(rest);
  return forecastStart({ ...base, mailbox: { ...base.mailbox, ...more } });
};

describe("the forecast of a start", () => {
  it("shows the emails sent today and later, and the end date", async () => {
    const forecast = forecastStart(await input({ needConsent: 2, suppressed: 1 }));
    expect(forecastText(forecast)).toBe(
      "Starts with 10 emails today, 8 on later days, 2 contacts need consent first, 1 suppressed, first emails sent by 30 November at your limit of 10 per day.",
    );
  });

  it("is one sentence if the daily limit delays no email", async () => {
    expect(forecastText(forecastStart(await input({ ready: 3 })))).toBe(
      "Starts with 3 emails today, first emails sent by 27 November at your limit of 10 per day.",
    );
  });

  it("accounts for queued emails, emails sent today and days outside the sending window", async () => {
    expect(forecastStart(await input({ ahead: 6, sentToday: 1 })).first).toBe(3);
    expect(forecastStart(await input({ ahead: 10, sentToday: 0 }))).toMatchObject({
      first: 10,
      firstDay: "2026-11-30",
      isToday: false,
      doneOn: "2026-12-01",
    });
    const saturday = new Date("2026-11-28T07:00:00Z");
    expect(forecastText(forecastStart(await input({ ready: 4, now: saturday, from: saturday })))).toBe(
      "Starts with 4 emails on 30 November, first emails sent by 30 November at your limit of 10 per day.",
    );
    const from = new Date("2026-12-02T07:00:00Z");
    expect(forecastStart(await input({ ready: 4, from })).firstDay).toBe("2026-12-02");
  });

  it("applies the warm-up, the delay between emails and the hourly limit", async () => {
    const warmup = await limits({ dailyLimit: 50, warmupStartedAt: NOW }, { ready: 60 });
    expect(warmup).toMatchObject({ first: 10, limit: 10, limitLater: 50, doneOn: "2026-12-01" });
    expect(forecastText(warmup)).toContain("at your limit of 10 per day, rising to 50.");
    const saturday = new Date("2026-11-28T07:00:00Z");
    const monday = await limits(
      { dailyLimit: 50, warmupStartedAt: saturday },
      { ready: 60, now: saturday, from: saturday },
    );
    expect(monday.limit).toBe(monday.first);
    // Seven hours are left: 42 intervals of ten minutes.
    expect((await limits({ dailyLimit: 500, gapSeconds: 600 }, { ready: 100 })).first).toBe(43);
    expect((await limits({ dailyLimit: 500, hourlyLimit: 10 }, { ready: 100 })).first).toBe(56);
  });

  it("counts consent, suppressions and limits of a draft before it starts", async () => {
    const { ctx: base } = await makeBusiness({ plan: "scaleup", hqCountry: "KE" });
    const ctx = { ...base, now: () => NOW };
    const { id, searchId, mailboxId } = await makeCampaign(ctx, 12);
    await makeLeads(ctx, searchId, 2, { country: "'ZA'", email: "'za' || n || '@shop.test'" });
    await suppressStatement(ctx, {
      accountId: ctx.account.id,
      address: "buyer1@shop.test",
      reason: "manual",
    });
    await ctx.db.update(mailboxes).set({ dailyLimit: 10, gapSeconds: 0 }).where(eq(mailboxes.id, mailboxId));
    const { forecast } = await lookAtStart(ctx, await getCampaign(ctx, id));
    expect([mailboxId > 0, forecast && forecastText(forecast)]).toEqual([
      true,
      "Starts with 10 emails today, 1 on later days, 2 contacts need consent first, 1 suppressed, first emails sent by 30 November at your limit of 10 per day.",
    ]);
  });
});

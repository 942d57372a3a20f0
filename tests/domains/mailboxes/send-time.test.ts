import { expect, it } from "vitest";
import {
  campaignSendTime,
  oneToOneSendTime,
  queueText,
  type SendingState,
  slotText,
} from "~/domains/mailboxes/send-time";
import { idleMailbox } from "../../support/fixtures/sending";

const NOW = new Date("2031-03-10T12:00:00Z");
const owner = { account: { hqCountry: "NG" } };
const minutes = (count: number) => new Date(NOW.getTime() + count * 60_000);
const box = (set: Partial<SendingState> = {}): SendingState => ({
  ...idleMailbox(NOW),
  gapSeconds: 600,
  ...set,
});
const campaignText = (set: Partial<SendingState>, byCampaigns = 0, ahead = 0) =>
  queueText(
    campaignSendTime(box(set), {
      owner,
      sent: { byCampaigns, oneToOneClaimed: 0, testsClaimed: 0 },
      ahead,
      now: NOW,
    }),
    owner,
    NOW,
  );

it.each([
  ["nothing in its way", {}, 0, 0, "Queued: will be sent within a minute"],
  ["a paused mailbox", { pausedAt: NOW }, 0, 0, "Queued: mailbox paused"],
  ["unchecked records", { readyAt: null }, 0, 0, "Queued: mailbox not ready"],
  [
    "a server that is down",
    { unreachableAt: NOW, leaseUntil: minutes(15) },
    0,
    0,
    "Queued until today 13:15 WAT, last attempt failed",
  ],
  ["a used day", {}, 10, 0, "Queued until tomorrow 00:00 WAT, daily limit reached"],
  ["two days of emails ahead", {}, 10, 11, "Queued until about 12 Mar 2031, 00:10 WAT, daily limit reached"],
  [
    "a warm-up that grows",
    { warmupStartedAt: NOW, dailyLimit: 50 },
    10,
    15,
    "Queued until about 12 Mar 2031, 00:00 WAT, daily limit reached",
  ],
  ["the delay", { lastSentAt: minutes(-4) }, 0, 0, "Queued until today 13:06 WAT, delay between emails"],
  [
    "the hour, without the part kept for replies",
    { hourlyLimit: 10, sentHour: NOW.getTime() / 3_600_000, sentInHour: 8 },
    0,
    0,
    "Queued until today 14:00 WAT, hourly limit reached",
  ],
])("shows when a campaign email is sent and what delays it: %s", (_, set, sent, ahead, text) => {
  expect(campaignText(set, sent, ahead)).toBe(text);
});

it("sends one-to-one emails immediately, whatever the sending interval", () => {
  expect(oneToOneSendTime(box({ lastSentAt: NOW }), NOW)).toEqual({ at: NOW, reason: null });
});

it("never shows a send time in the past", () => {
  expect(queueText({ at: minutes(-60), reason: "delay" }, owner, NOW)).toBe(
    "Queued: will be sent within a minute",
  );
});

it.each([
  ["KE", "today 15:00 EAT"],
  ["ZA", "today 14:00 SAST"],
  ["GH", "today 12:00 GMT"],
  [null, "today 12:00 UTC"],
])("shows a time in the time zone of the account's country: %s", (hqCountry, text) => {
  expect(slotText(NOW, { account: { hqCountry } }, NOW)).toBe(text);
});

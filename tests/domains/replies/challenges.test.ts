import { describe, expect, it } from "vitest";
import { isChallenge } from "~/domains/replies/parsing/reports/platform-mail";

describe("a spam filter's challenge", () => {
  it.each([
    "I have spamBlocker turned on. Click the link below so that I can receive your message. You only need to do this once.",
    "To prove that you are human, click the link. Your message will be delivered to my mailbox.",
  ])("is recognised: %s", (text) => {
    expect(isChallenge(text)).toBe(true);
  });

  it.each([
    "Please complete the request form on our website, the sample will be delivered on Monday.",
    "We would like to request to be added to your price list for a one time order.",
    "Your invoice is held by finance until you verify your bank details.",
  ])("is not what a person writes: %s", (text) => {
    expect(isChallenge(text)).toBe(false);
  });
});

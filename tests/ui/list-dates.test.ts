import { describe, expect, it } from "vitest";
import { formatAgo, formatShortDate } from "~/core/format";

const NOW = new Date("2026-11-29T12:00:00Z");
const ago = (at: string) => formatAgo(new Date(at), NOW, "Africa/Nairobi");

describe("a row's date", () => {
  it.each([
    ["2026-11-29T11:59:30Z", "Just now"],
    ["2026-11-29T11:55:00Z", "5 min ago"],
    ["2026-11-29T09:59:00Z", "2 h ago"],
    ["2026-11-28T12:00:00Z", "1 day ago"],
    ["2026-11-23T11:00:00Z", "6 days ago"],
    ["2026-11-22T12:00:00Z", "22 Nov"],
    ["2025-11-22T12:00:00Z", "22 Nov 2025"],
    ["2026-11-29T22:00:00Z", "30 Nov"],
  ])("for %s is displayed as %s", (at, text) => {
    expect(ago(at)).toBe(text);
  });

  it("uses the year in the user's time zone", () => {
    const date = new Date("2025-12-31T22:00:00Z");
    expect(formatShortDate(date, NOW, "Africa/Nairobi")).toBe("1 Jan");
    expect(formatShortDate(date, NOW)).toBe("31 Dec 2025");
  });
});

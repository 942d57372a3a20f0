import { describe, expect, it } from "vitest";
import { SCHEDULE } from "workers/schedule";
import { JobMessage } from "~/core/jobs";
import jobsDocument from "../../docs/background-jobs.md?raw";
import { crons, isDue } from "../../scripts/cron-ticker.mjs";
import toml from "../../wrangler.toml?raw";

describe("the schedule", () => {
  const inCode = [...new Set(SCHEDULE.map(({ cron }) => cron))].sort();

  it("is the same in wrangler.toml and the code, for development, preview and production", () => {
    const lists = [...toml.matchAll(/^crons = .*$/gm)].map(([line]) => crons(line).sort());
    expect(lists).toEqual([inCode, inCode, inCode]);
  });

  it("is documented with each cron once and each queue job", () => {
    const rows = (heading: string) =>
      [
        ...(jobsDocument.split(`## ${heading}`)[1]?.split("\n## ")[0] ?? "").matchAll(
          /^\| `?([^|`]+?)`? \|/gm,
        ),
      ]
        .map(([, first]) => first)
        .slice(1)
        .sort();
    expect(rows("Schedules (UTC)")).toEqual(inCode);
    expect(rows("Jobs of the queue")).toEqual(JobMessage.options.map(({ shape }) => shape.kind.value).sort());
  });

  it.each([
    ["* * * * *", "2026-11-21T10:33:00Z", true],
    ["17 2 * * *", "2026-11-21T02:17:00Z", true],
    ["17 2 * * *", "2026-11-21T02:18:00Z", false],
    ["*/15 8-17 * * 1-5", "2026-11-20T08:45:00Z", true],
    ["*/15 8-17 * * 1-5", "2026-11-21T08:45:00Z", false],
  ])("with cron %s is due at %s: %s", (cron, time, due) => {
    expect(isDue(cron, new Date(time))).toBe(due);
  });
});

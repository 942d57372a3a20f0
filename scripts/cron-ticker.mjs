// wrangler does not fire cron schedules locally: this script requests each of them at its minute.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./bootstrap.mjs";

/** Returns the cron schedules in wrangler.toml. */
export function crons(toml = readFileSync(join(ROOT, "wrangler.toml"), "utf8")) {
  const list = toml.match(/^crons\s*=\s*\[([^\]]*)\]/m)?.[1] ?? "";
  return [...list.matchAll(/"([^"]+)"/g)].map((match) => match[1]);
}

const matches = (field, value) =>
  field.split(",").some((part) => {
    const [range, step] = part.split("/");
    if (range === "*") return value % Number(step ?? 1) === 0;
    const [from, to = from] = range.split("-").map(Number);
    return value >= from && value <= to && (value - from) % Number(step ?? 1) === 0;
  });

/** Whether a five-field cron expression is due in this minute (UTC). */
export function isDue(cron, date) {
  const [minute, hour, day, month, weekday] = cron.split(" ");
  return (
    matches(minute, date.getUTCMinutes()) &&
    matches(hour, date.getUTCHours()) &&
    matches(day, date.getUTCDate()) &&
    matches(month, date.getUTCMonth() + 1) &&
    matches(weekday, date.getUTCDay())
  );
}

/** Fires the schedules of `origin` at the start of every minute, until the process ends. */
export function tick(origin) {
  const toNextMinute = 60_000 - (Date.now() % 60_000);
  setTimeout(async () => {
    tick(origin);
    const now = new Date();
    for (const cron of crons().filter((cron) => isDue(cron, now)))
      await fetch(`${origin}/cdn-cgi/handler/scheduled?cron=${encodeURIComponent(cron)}`).catch(() => {});
  }, toNextMinute + 50).unref();
}

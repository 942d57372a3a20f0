import { reasonOf } from "~/core/log";
import { createContext, type Env } from "./context";
import { SCHEDULE } from "./schedule";

export async function handleScheduled(cron: string, env: Env): Promise<void> {
  const ctx = createContext(env, `cron-${crypto.randomUUID()}`, { account: null });
  for (const row of SCHEDULE.filter((entry) => entry.cron === cron)) {
    try {
      await row.run(ctx);
    } catch (error) {
      ctx.log.error("scheduled job failed", { job: row.name, ...reasonOf(error) });
    }
  }
}

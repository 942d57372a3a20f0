import type { Account } from "~/core/context";
import { JobMessage } from "~/core/jobs";
import { reasonOf } from "~/core/log";
import { createContext, type Env } from "./context";
import type { Job } from "./job";
import { JOBS } from "./jobs";

/** Runs one job. If it throws, the queue delivers the message again. */
export async function runJob(env: Env, message: JobMessage, requestId: string): Promise<void> {
  const system = createContext(env, requestId, { account: null });
  const as = (account: Account) => ({ ...createContext(env, requestId, { account }), account });
  await (JOBS[message.kind] as Job<JobMessage>)(system, message, as);
}

export async function handleQueue(batch: MessageBatch<unknown>, env: Env): Promise<void> {
  for (const delivery of batch.messages) {
    const message = JobMessage.safeParse(delivery.body);
    const log = createContext(env, delivery.id).log;
    if (!message.success) {
      log.error("job not understood");
      delivery.ack();
      continue;
    }
    try {
      await runJob(env, message.data, delivery.id);
      delivery.ack();
    } catch (error) {
      log.error("job failed", { kind: message.data.kind, attempt: delivery.attempts, ...reasonOf(error) });
      delivery.retry({ delaySeconds: Math.min(2 ** delivery.attempts, 60) });
    }
  }
}

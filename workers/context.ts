import { drizzle } from "drizzle-orm/d1";
import { createCriteriaWriter } from "~/adapters/llm/create-criteria-writer";
import { createMailSender } from "~/adapters/mail/create-mail-sender";
import { type Config, readConfig } from "~/core/config";
import type { Account, Context } from "~/core/context";
import type { JobMessage } from "~/core/jobs";
import { createLog } from "~/core/log";

export interface Env {
  DB: D1Database;
  FILES: R2Bucket;
  JOBS: Queue<JobMessage>;
  ASSETS: Fetcher;
  AI?: Ai;
  SEND_EMAIL?: SendEmail;
}

let known: { env: Env; config: Config } | undefined;

/** Returns the configuration, read and checked once per isolate. */
export function configOf(env: Env): Config {
  if (known?.env !== env) known = { env, config: readConfig(env) };
  return known.config;
}

/** The only place that builds a Context: for a visitor (the session adds the actor), or for a job of `account`. */
export function createContext(env: Env, requestId: string, job?: { account: Account | null }): Context {
  const config = configOf(env);
  return {
    db: drizzle(env.DB),
    d1: env.DB,
    actor: job ? { kind: "system" } : { kind: "visitor" },
    account: job?.account ?? null,
    client: { address: null, userAgent: null },
    now: () => new Date(),
    queue: {
      send: async (message) => {
        await env.JOBS.send(message);
      },
    },
    files: env.FILES,
    readAsset: async (path) => {
      const answer = await env.ASSETS.fetch(new URL(path, config.APP_ORIGIN));
      return answer.ok ? answer.arrayBuffer() : null;
    },
    mail: createMailSender(config, env),
    ai: createCriteriaWriter(config, env),
    config,
    log: createLog({ requestId }),
  };
}

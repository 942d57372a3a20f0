import type { Env } from "workers/context";

let fresh: { of: Env; env: Env } | undefined;

/**
 * Drops the environment, so that each test file gets a new one: the built Worker caches settings and keys by database
 * or configuration.
 */
export const forgetEnv = () => {
  fresh = undefined;
};

/** The environment of this test file: the same bindings under a new identity. */
export function freshEnv(env: Env): Env {
  if (fresh?.of !== env) fresh = { of: env, env: { ...env, DB: Object.create(env.DB) as D1Database } };
  return fresh.env;
}

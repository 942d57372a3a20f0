import { applyD1Migrations } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeAll } from "vitest";
import type { TestEnv } from "./context";

beforeAll(async () => {
  const { DB, MIGRATIONS } = env as unknown as TestEnv;
  await applyD1Migrations(DB, MIGRATIONS);
});

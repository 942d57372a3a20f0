// A database with its files: either the local one that `npm start` uses or one at Cloudflare. Backup and restore treat
// both the same.
import { readFileSync } from "node:fs";
import { isAbsolute, join } from "node:path";
import {
  getPlatformProxy,
  unstable_readConfig as readConfig,
  unstable_splitSqlQuery as split,
} from "wrangler";
import { ROOT, run, toolEnv } from "../bootstrap.mjs";
import { cloudflareApi } from "./cloudflare-api.mjs";

const CONFIG = join(ROOT, "wrangler.toml");

/** @returns the database and bucket that wrangler.toml names for an environment */
export function bindingsOf(environment) {
  const config = readConfig({ config: CONFIG, env: environment }, { hideWarnings: true });
  const database = config.d1_databases.find(({ binding }) => binding === "DB");
  const bucket = config.r2_buckets.find(({ binding }) => binding === "FILES");
  return { databaseId: database.database_id, bucket: bucket.bucket_name };
}

/** Opens the folder that `--persist-to` names, resolved as `npm start` resolves `PERSIST_TO`. */
export async function openLocalStore(persistTo) {
  const folder = isAbsolute(persistTo) ? persistTo : join(ROOT, persistTo);
  const { env, dispose } = await getPlatformProxy({
    configPath: CONFIG,
    persist: { path: join(folder, "v3") },
  });
  return {
    name: folder,
    query: async (sql) => (await env.DB.prepare(sql).all()).results,
    /** Works like `wrangler d1 execute --local --file`: one batch, all or nothing. */
    async load(file) {
      await env.DB.batch(split(readFileSync(file, "utf8")).map((sql) => env.DB.prepare(sql)));
    },
    async listFiles() {
      const files = [];
      let page;
      do {
        page = await env.FILES.list({ include: ["httpMetadata"], cursor: page?.cursor });
        files.push(
          ...page.objects.map(({ key, httpMetadata }) => ({ key, contentType: httpMetadata?.contentType })),
        );
      } while (page.truncated);
      return files;
    },
    async getFile(key) {
      const object = await env.FILES.get(key);
      return object && Buffer.from(await object.arrayBuffer());
    },
    putFile: (key, bytes, contentType) =>
      env.FILES.put(key, bytes, contentType ? { httpMetadata: { contentType } } : undefined),
    deleteFile: (key) => env.FILES.delete(key),
    close: dispose,
  };
}

/** Opens what `[env.<environment>]` of wrangler.toml names. @throws Error when an API variable is missing */
function openRemoteStore(environment) {
  const bindings = bindingsOf(environment);
  return {
    name: environment,
    ...cloudflareApi(bindings),
    async load(file) {
      const args = ["d1", "execute", "DB", "--remote", "--env", environment, "--yes", "--file", file];
      const code = await run("wrangler", args, { env: { ...toolEnv(), CI: "1" } });
      if (code !== 0) throw new Error("wrangler d1 execute failed: the lines above say why.");
    },
    close: async () => {},
  };
}

/** @param {{ remote?: boolean, env?: string, "persist-to"?: string }} options */
export async function openStore({ remote, env, "persist-to": persistTo }) {
  if (remote && !env) throw new Error("Say which environment of wrangler.toml: --remote --env production.");
  if (env && !remote) throw new Error(`Add --remote to reach ${env}: without it the local data is meant.`);
  return remote ? openRemoteStore(env) : openLocalStore(persistTo ?? process.env.PERSIST_TO ?? ".njia");
}

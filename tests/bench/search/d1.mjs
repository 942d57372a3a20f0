// Asks the same questions through the app's searchCompanies in workerd; its D1 is the file that sqlite.mjs wrote.
import { copyFileSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { median } from "../report.mjs";
import { bundle } from "./bundle.mjs";
import { ACCOUNT, LIMIT, ROUNDS } from "./queries.mjs";

export async function withD1(folder, file, ask, entry = "search/worker.ts") {
  const persist = join(folder, "d1");
  rmSync(persist, { recursive: true, force: true });
  mkdirSync(persist, { recursive: true });
  const script = await bundle(entry, folder);
  const start = () =>
    new Miniflare(
      convertV4MiniflareOptions({
        scriptPath: script,
        modules: true,
        modulesRoot: folder,
        compatibilityDate: "2026-10-01",
        compatibilityFlags: ["nodejs_compat"],
        d1Databases: { DB: "bench" },
        resourcePersistencePath: persist,
      }),
    );
  // The first start creates the file and its name; the filled file then replaces it.
  let worker = start();
  await worker.dispatchFetch("http://bench/ready");
  await worker.dispose();
  const made = join(persist, "d1/miniflare-D1DatabaseObject");
  const name = readdirSync(made).find((file) => file.endsWith(".sqlite") && file !== "metadata.sqlite");
  for (const file of readdirSync(made).filter((other) => other.startsWith(name))) rmSync(join(made, file));
  copyFileSync(file, join(made, name));
  worker = start();
  try {
    return await ask(worker);
  } finally {
    await worker.dispose();
    rmSync(persist, { recursive: true, force: true });
  }
}

/** Returns milliseconds of whole HTTP requests, rows_read and ids for each query, and the times of requests that don't use D1. */
export async function askD1(folder, file, log) {
  return withD1(folder, file, async (worker) => {
    const post = async (path, body) => {
      const started = performance.now();
      const response = await worker.dispatchFetch(`http://bench${path}`, {
        method: "POST",
        body: JSON.stringify(body),
      });
      const answer = await response.json();
      if (!response.ok) throw new Error(JSON.stringify(answer));
      return { milliseconds: performance.now() - started, ...answer };
    };
    const search = ({ filter, after }) =>
      post("/search", { filter, after, limit: LIMIT, accountId: ACCOUNT });
    for (const query of log) await search(query);
    const rounds = [];
    const [nothing, counts] = [[], []];
    for (let round = 0; round < ROUNDS; round += 1) {
      const answers = [];
      for (const query of log) {
        answers.push(await search(query));
        nothing.push((await post("/nothing", query)).milliseconds);
        if (round === 0) counts.push(await post("/count", { filter: query.filter, accountId: ACCOUNT }));
      }
      rounds.push(answers);
    }
    const answers = log.map((_, index) => ({
      ...rounds[0][index],
      milliseconds: median(rounds.map((round) => round[index].milliseconds)),
    }));
    return { answers, nothing, counts };
  });
}

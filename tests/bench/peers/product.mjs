// The product as it stands, in a copy that has one list more: fifty companies without a database behind them.
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { run, toolEnv } from "../../../scripts/bootstrap.mjs";
import { ROOT } from "../report.mjs";
import { companies } from "./companies.mjs";
import { WORKSHOP } from "./install.mjs";

const COPY = join(WORKSHOP, "product");
/** What a build reads is all but these; what starts with a dot is made or secret. */
const LEFT_OUT = ["node_modules", "build", "docs", "tests", "test-results", "playwright-report"];

const list = (handle) => `import { CompanyTable } from "~/domains/directory/ui/company-table";
import { useLoaderData } from "@remix-run/react";
import { companies } from "./companies.server";
export const handle = ${JSON.stringify(handle)};
export const meta = () => [{ title: "All companies" }];
export const loader = () => ({ companies });
export default function List() {
  return (
    <main id="main" className="site">
      <h1>All companies</h1>
      <CompanyTable companies={useLoaderData<typeof loader>().companies} />
    </main>
  );
}
`;

/** Copies and builds the product. Its folder, and the Worker as wrangler would upload it. */
export async function buildProduct() {
  rmSync(COPY, { recursive: true, force: true });
  mkdirSync(COPY, { recursive: true });
  for (const part of readdirSync(ROOT))
    if (!part.startsWith(".") && !LEFT_OUT.includes(part))
      cpSync(join(ROOT, part), join(COPY, part), { recursive: true });
  symlinkSync(join(ROOT, "node_modules"), join(COPY, "node_modules"));
  const folder = join(COPY, "app/routes/bench");
  mkdirSync(folder);
  writeFileSync(join(folder, "list.tsx"), list({ shared: [] }));
  writeFileSync(join(folder, "list-hydrated.tsx"), list({ hydrate: true, shared: [] }));
  writeFileSync(
    join(folder, "companies.server.ts"),
    `import type { companyJson } from "~/domains/directory/json";\nexport const companies: ReturnType<typeof companyJson>[] = ${JSON.stringify(companies)};\n`,
  );
  const routes = join(COPY, "app/routes.ts");
  const before = readFileSync(routes, "utf8");
  const home = 'index("routes/site/home.tsx"),';
  if (!before.includes(home)) throw new Error(`app/routes.ts has no ${home}`);
  const more = ["list", "list-hydrated"].map((name) => `route("bench/${name}", "routes/bench/${name}.tsx"),`);
  writeFileSync(routes, before.replace(home, `${home} ${more.join(" ")}`));
  const options = { cwd: COPY, env: toolEnv(), stdio: ["ignore", "ignore", "inherit"] };
  console.log("Building the product");
  if ((await run("remix", ["vite:build", "--logLevel", "error"], options)) !== 0)
    throw new Error("The build failed; the lines above say where.");
  const bundled = await run("wrangler", ["deploy", "--dry-run", "--env", "", "--outdir", "bundle"], options);
  if (bundled !== 0) throw new Error("The Worker could not be bundled.");
  return { folder: COPY, worker: join(COPY, "bundle/app.js") };
}

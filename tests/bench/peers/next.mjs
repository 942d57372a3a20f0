// The same pages in Next.js: a plain app-router project, its stylesheet linked as Next does by default.
import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { run, toolEnv } from "../../../scripts/bootstrap.mjs";
import { ROOT } from "../report.mjs";
import { WORKSHOP } from "./install.mjs";
import { start } from "./processes.mjs";

const FOLDER = join(WORKSHOP, "next");
const NEXT = join(WORKSHOP, "node_modules/next/dist/bin/next");

const page = ({ title, description, icon, react, rows }, isDynamic) => `${
  isDynamic ? 'export const dynamic = "force-dynamic";' : ""
}
export const metadata = ${JSON.stringify({ title, description, icons: { icon } })};
const rows = ${JSON.stringify(rows)};
export default function Page() {
  return ${react};
}
`;

const LAYOUT = `import "./globals.css";
export const viewport = { colorScheme: "light dark" };
export default function RootLayout({ children }) {
  return <html lang="en"><body>{children}</body></html>;
}
`;

/** Builds / (static, Next's default), /dynamic and, if a list is given, /list; the last two are rendered on each request. */
export async function buildNext({ landing, list }) {
  rmSync(FOLDER, { recursive: true, force: true });
  const write = (path, text) => {
    mkdirSync(join(FOLDER, path, ".."), { recursive: true });
    writeFileSync(join(FOLDER, path), text);
  };
  write("package.json", JSON.stringify({ name: "next-peer", private: true }));
  write("next.config.mjs", `export default { turbopack: { root: ${JSON.stringify(WORKSHOP)} } };\n`);
  write("app/globals.css", landing.style);
  write("app/layout.jsx", LAYOUT);
  write("app/page.jsx", page(landing, false));
  write("app/dynamic/page.jsx", page(landing, true));
  if (list) write("app/list/page.jsx", page(list, true));
  mkdirSync(join(FOLDER, "public"), { recursive: true });
  for (const name of readdirSync(join(ROOT, "public")))
    cpSync(join(ROOT, "public", name), join(FOLDER, "public", name), { recursive: true });
  console.log("Building the same pages in Next.js");
  const env = { ...toolEnv(), NEXT_TELEMETRY_DISABLED: "1", NODE_ENV: "production" };
  const options = { cwd: FOLDER, env, stdio: ["ignore", "ignore", "inherit"] };
  if ((await run("node", [NEXT, "build"], options)) !== 0) throw new Error("next build failed.");
}

export const startNext = (port) =>
  start("node", [NEXT, "start", "-p", String(port), "-H", "127.0.0.1"], {
    url: `http://127.0.0.1:${port}/`,
    cwd: FOLDER,
    env: { NEXT_TELEMETRY_DISABLED: "1" },
  });

// Every server of this bench, each with the addresses that are asked of it.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import { WORKSHOP } from "../peers/install.mjs";
import { takeApart } from "../peers/markup.mjs";
import { buildNext, startNext } from "../peers/next.mjs";
import { below, start } from "../peers/processes.mjs";
import { startWorkerd } from "../peers/workerd.mjs";
import { ROOT } from "../report.mjs";

const FIRST = 8811;
export const PORTS = { ours: FIRST, bare: FIRST + 1, hono: FIRST + 2, express: FIRST + 3, next: FIRST + 4 };
export const LOCAL = FIRST + 5;
const BARE = `import landing from "landing.html";
import list from "list.html";
const headers = { "content-type": "text/html; charset=utf-8" };
export default {
  fetch: (request) => new Response(request.url.endsWith("/list") ? list : landing, { headers }),
};
`;

const text = async (url) => (await fetch(url, { headers: { "accept-encoding": "identity" } })).text();
const place = (name, content) => {
  const folder = join(WORKSHOP, "pages");
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), content);
  return join(folder, name);
};

const startOurs = (worker) =>
  startWorkerd("ours", PORTS.ours, [["app.js", worker]], {
    ENVIRONMENT: "development",
    APP_NAME: "Njia",
    APP_ORIGIN: `http://127.0.0.1:${PORTS.ours}`,
    SALES_EMAIL: "sales@njia.test",
  });

const honoPage = ({ title, style, hono, rows }) => {
  const head = `<head><meta charset="utf-8" /><meta name="viewport" content="width=device-width, initial-scale=1" /><title>{${JSON.stringify(title)}}</title><style dangerouslySetInnerHTML={{ __html: ${JSON.stringify(style)} }} /></head>`;
  return `((rows) => <html lang="en">${head}<body>${hono}</body></html>)(${JSON.stringify(rows)})`;
};

async function startHono({ landing, list }) {
  const source = place(
    "hono.jsx",
    `import { Hono } from "hono";
const app = new Hono();
app.get("/", (c) => c.html(${honoPage(landing)}));
app.get("/list", (c) => c.html(${honoPage(list)}));
export default app;
`,
  );
  const outfile = join(WORKSHOP, "pages/hono.js");
  await build({
    entryPoints: [source],
    outfile,
    bundle: true,
    minify: true,
    format: "esm",
    target: "es2022",
    jsx: "automatic",
    jsxImportSource: "hono/jsx",
    logLevel: "error",
  });
  return startWorkerd("hono", PORTS.hono, [["hono.js", outfile]]);
}

async function startExpress({ landing, list }) {
  const values = {};
  for (const [name, { title, style, ejs, rows }] of Object.entries({ landing, list })) {
    place(`${name}.ejs`, ejs.template);
    values[name] = { title, style, rows, t: ejs.texts };
  }
  place("values.json", JSON.stringify(values));
  place("package.json", "{}");
  return start(
    "node",
    [join(ROOT, "tests/bench/peers/express.mjs"), join(WORKSHOP, "pages"), PORTS.express],
    {
      url: `http://127.0.0.1:${PORTS.express}/`,
    },
  );
}

/** Starts ours first, then the peers with what ours shows. Each with the processes whose CPU counts. */
export async function startAll(product) {
  const ours = await startOurs(product.worker);
  const origin = `http://127.0.0.1:${PORTS.ours}`;
  const html = { landing: await text(`${origin}/?bench`), list: await text(`${origin}/bench/list`) };
  const pages = { landing: await takeApart(html.landing), list: await takeApart(html.list) };
  const bare = await startWorkerd("bare", PORTS.bare, [
    ["bare.js", place("bare.js", BARE)],
    ["landing.html", place("landing.html", html.landing)],
    ["list.html", place("list.html", html.list)],
  ]);
  await buildNext(pages);
  const started = {
    ours,
    bare,
    hono: await startHono(pages),
    express: await startExpress(pages),
    next: await startNext(PORTS.next),
  };
  return Object.fromEntries(
    Object.entries(started).map(([name, { pid }]) => [
      name,
      { origin: `http://127.0.0.1:${PORTS[name]}`, pids: below(pid) },
    ]),
  );
}

/** The product as `npm start` runs it, its database in the same workerd: the server, and a signed-in cookie. */
export async function startLocal(product, state) {
  const origin = `http://localhost:${LOCAL}`;
  const server = await start("node", ["scripts/serve.mjs"], {
    url: `${origin}/readyz`,
    cwd: product.folder,
    env: { PORT: String(LOCAL), PERSIST_TO: state },
  });
  const signIn = async () => {
    const answer = await fetch(`${origin}/api/auth/email-login`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email: "business@demo.test", password: "demo-Njia-2026" }),
    });
    if (!answer.ok) return null;
    return answer.headers
      .getSetCookie()
      .map((cookie) => cookie.split(";")[0])
      .join("; ");
  };
  let cookie = await signIn();
  // The demo is seeded after the server says that it is ready.
  for (let attempt = 0; !cookie && attempt < 60; attempt += 1) {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    cookie = await signIn();
  }
  if (!cookie) throw new Error("Nobody could sign in.");
  return { origin, cookie, pids: below(server.pid, "workerd") };
}

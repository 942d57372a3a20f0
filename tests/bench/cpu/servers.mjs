// Every server of this benchmark, each with the addresses requested from it.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import { WORKSHOP } from "../peers/install.mjs";
import { takeApart } from "../peers/markup.mjs";
import { buildNext, startNext } from "../peers/next.mjs";
import { below, freePort, start } from "../peers/processes.mjs";
import { startWorkerd } from "../peers/workerd.mjs";
import { expectThat, isShort, ROOT } from "../report.mjs";

const PORTS = {};
for (const name of ["ours", "bare", "hono", "express", "next"]) PORTS[name] = await freePort();
const ADDRESSES = { landing: "/?bench", list: "/bench/list" };
const BARE = `import landing from "landing.html";
import list from "list.html";
const headers = { "content-type": "text/html; charset=utf-8" };
export default {
  fetch: (request) => new Response(request.url.endsWith("/list") ? list : landing, { headers }),
};
`;

async function text(url) {
  const answer = await fetch(url, { headers: { "accept-encoding": "identity" } });
  expectThat(answer.ok, `${url} answered ${answer.status}.`);
  return answer.text();
}
const place = (name, content) => {
  const folder = join(WORKSHOP, "pages");
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), content);
  return join(folder, name);
};

const startOurs = (worker) =>
  startWorkerd("ours", PORTS.ours, [["app.js", worker]], {
    vars: {
      ENVIRONMENT: "development",
      APP_NAME: "Njia",
      APP_ORIGIN: `http://127.0.0.1:${PORTS.ours}`,
      SALES_EMAIL: "sales@njia.test",
    },
    hasDatabase: true,
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

const startBare = (html) =>
  startWorkerd("bare", PORTS.bare, [
    ["bare.js", place("bare.js", BARE)],
    ["landing.html", place("landing.html", html.landing)],
    ["list.html", place("list.html", html.list)],
  ]);

async function startPeers(html) {
  const pages = { landing: await takeApart(html.landing), list: await takeApart(html.list) };
  await buildNext(pages);
  return {
    hono: await startHono(pages),
    express: await startExpress(pages),
    next: await startNext(PORTS.next),
  };
}

/**
 * Starts our server first, then the peers with the content of our pages; in the short form only a plain string. Returns
 * each server's origin and the processes whose CPU counts.
 */
export async function startAll(product) {
  const ours = await startOurs(product.worker);
  const html = {};
  for (const [name, path] of Object.entries(ADDRESSES))
    html[name] = isShort && name === "list" ? "" : await text(`http://127.0.0.1:${PORTS.ours}${path}`);
  const bare = await startBare(html);
  const started = { ours, bare, ...(isShort ? {} : await startPeers(html)) };
  return Object.fromEntries(
    Object.entries(started).map(([name, { pid }]) => [
      name,
      { origin: `http://127.0.0.1:${PORTS[name]}`, pids: below(pid) },
    ]),
  );
}

// ORIGIN=http://localhost:9435 node scripts/messages/untranslated.mjs: visits the public and agent pages of a server
// with a PSEUDO build, without JavaScript at 360 px. Prints English text and horizontal scrolling, and exits 1 if there
// is any.
import { readdirSync, readFileSync } from "node:fs";
import { chromium } from "playwright-core";

const { ORIGIN = "http://localhost:9435", CHROMIUM = "/usr/bin/chromium" } = process.env;
const PUBLIC = [
  "/",
  "/?q=solar",
  "/pricing",
  "/solutions",
  "/demo",
  "/demo/agents",
  "/privacy",
  "/data-request",
  "/status",
  "/commission-rates",
  "/agent-community",
  "/agent-signup",
  "/agent-auth",
  "/agent-auth?mode=signup",
  "/auth",
];
const AGENT = [
  "/agent",
  "/agent/leads",
  "/agent/leads/4",
  "/agent/orders",
  "/agent/commission",
  "/agent/businesses",
  "/agent/tasks",
  "/agent/affiliate",
  "/agent/profile",
  "/training",
  "/training/modules/b2b-sales-basics",
  "/account",
];
/** Folders whose text is content: demo users' text, training modules, place and industry names. */
const CONTENT = [
  "app/domains/demo",
  "app/domains/training",
  "app/domains/directory/taxonomy",
  "app/core/places",
];

const ENGLISH = /[a-z]{3,} [a-z]{2,}/;
const written = CONTENT.flatMap((folder) =>
  readdirSync(folder, { recursive: true })
    .filter((name) => /\.(tsx?|md)$/.test(name))
    .map((name) => readFileSync(`${folder}/${name}`, "utf8")),
).join("\n");
/** Whether each part of a line that looks English is part of the content. */
const isContent = (text) =>
  text.split(/[,:·]\s/).every((part) => !ENGLISH.test(part) || written.includes(part.trim()));

/** Returns the English text of a page: two plain words side by side. */
const readPage = () => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts = [];
  while (walker.nextNode()) {
    const { data, parentElement } = walker.currentNode;
    if (parentElement.closest(`script, style, noscript, svg, code, option, textarea, a[href*="?q="]`))
      continue;
    const text = data.trim().replace(/\s+/g, " ");
    const hasAccents = /\p{L}/u.test(text.replace(/[\p{ASCII}]/gu, ""));
    if (/[a-z]{3,} [a-z]{2,}/.test(text) && !hasAccents) texts.push(text);
  }
  return { texts, sideways: document.documentElement.scrollWidth - innerWidth };
};

const known = new Set();
let problems = 0;
const report = (line) => {
  problems += 1;
  console.log(line);
};

async function visit(page, path) {
  const response = await page.goto(ORIGIN + path);
  if (!response.ok()) return report(`${path}: status ${response.status()}`);
  const { texts, sideways } = await page.evaluate(readPage);
  if (sideways > 0) report(`${path}: ${sideways} px of sideways scroll`);
  for (const text of texts)
    if (!known.has(text) && !isContent(text)) {
      known.add(text);
      report(`${path}: ${text}`);
    }
}

const browser = await chromium.launch({ executablePath: CHROMIUM, args: ["--no-sandbox", "--disable-gpu"] });
const open = () => browser.newPage({ viewport: { width: 360, height: 740 }, javaScriptEnabled: false });
const visitor = await open();
for (const path of PUBLIC) await visit(visitor, path);
const agent = await open();
await agent.goto(`${ORIGIN}/agent-auth?mode=login`);
await agent.fill("input[type=email]", "agent@demo.test");
await agent.fill("input[type=password]", "demo-Njia-2026");
await agent.press("input[type=password]", "Enter");
await agent.waitForURL(({ pathname }) => !pathname.startsWith("/agent-auth"));
for (const path of AGENT) await visit(agent, path);
await browser.close();
console.log(problems === 0 ? "Everything is translated." : `${problems} problems`);
process.exitCode = problems === 0 ? 0 : 1;

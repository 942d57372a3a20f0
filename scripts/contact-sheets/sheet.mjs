// A contact sheet: pictures of several screens side by side with their addresses, rendered by the browser.
import { readFileSync, writeFileSync } from "node:fs";

const WIDTH = 1560;
const GAP = 8;

const STYLE = `body{margin:${GAP}px;background:#999;font:13px Arial;display:grid;gap:${GAP}px;width:${WIDTH}px}
figure{margin:0}img{width:100%;display:block}figcaption{background:#222;color:#fff;padding:2px 4px;overflow:hidden;white-space:nowrap}`;

const escaped = (text) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** @param shots WebP files, each with its label */
export async function drawSheet(browser, file, shots, columns) {
  const page = await browser.newPage({ viewport: { width: WIDTH + 2 * GAP, height: 800 } });
  const figures = shots.map(({ file: shot, label }) => {
    const data = readFileSync(shot).toString("base64");
    return `<figure><figcaption>${escaped(label)}</figcaption><img src="data:image/webp;base64,${data}"></figure>`;
  });
  await page.setContent(
    `<style>${STYLE}body{grid-template-columns:repeat(${columns},minmax(0,1fr))}</style>${figures.join("")}`,
    { waitUntil: "load" },
  );
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width: WIDTH + 2 * GAP, height });
  writeFileSync(file, await page.screenshot());
  await page.close();
}

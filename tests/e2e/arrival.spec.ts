import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "@playwright/test";

const CUTS = 8;
/** Long enough for the received part to be painted. */
const PAUSE_MS = 150;
/** A tenth of the layout shift rated as good: a cut within a sentence or a table moves its neighbours slightly. */
const MAX_SHIFT = 0.01;

/** Positions after tags in the body, spread evenly: where a slow line may pause a page. */
function cutsOf(html: string): number[] {
  const ends = [...html.slice(html.indexOf("<body")).matchAll(/>/g)].map(
    ({ index }) => html.indexOf("<body") + index + 1,
  );
  return Array.from(
    { length: CUTS },
    (_, index) => ends[Math.floor((ends.length * (index + 0.5)) / CUTS)] ?? 0,
  );
}

for (const path of ["/", "/agent-community"])
  test(`${path} has no layout shift while it arrives in pieces`, async ({
    page,
    request,
    javaScriptEnabled,
  }) => {
    test.skip(javaScriptEnabled === false, "public pages ship no script, so they are the same");
    test.slow();
    const html = await (await request.get(path, { headers: { accept: "text/html" } })).text();
    let cut = 0;
    const server = createServer((asked, answer) => {
      if (asked.url !== path) return answer.writeHead(404).end();
      answer.writeHead(200, { "content-type": "text/html; charset=utf-8" });
      answer.write(html.slice(0, cut));
      setTimeout(() => answer.end(html.slice(cut)), PAUSE_MS);
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = server.address() as AddressInfo;
    const moved: string[] = [];
    try {
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 740 });
        for (cut of cutsOf(html)) {
          await page.goto(`http://127.0.0.1:${port}${path}`, { waitUntil: "load" });
          const shift = await page.evaluate(
            () =>
              new Promise<number>((resolve) => {
                let sum = 0;
                new PerformanceObserver((list) => {
                  for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value;
                }).observe({ type: "layout-shift", buffered: true });
                setTimeout(() => resolve(sum), 100);
              }),
          );
          if (shift > MAX_SHIFT) moved.push(`${width} px, cut after ${html.slice(cut - 40, cut)}: ${shift}`);
        }
      }
    } finally {
      server.close();
    }
    expect(moved).toEqual([]);
  });

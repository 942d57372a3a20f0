import { beforeAll, describe, expect, it } from "vitest";
import { renewLiveClaims } from "~/domains/admin/settings/public-figures.server";
import { seedStarterDirectory } from "~/domains/directory/companies/seed-starter-directory.server";
import { fetchWith } from "../../support/harness/built-app";
import { env, testContext } from "../../support/harness/context";
import { meterDatabase } from "../../support/harness/meter-database";

let fresh: D1Database;

beforeAll(async () => {
  await seedStarterDirectory(testContext());
  await renewLiveClaims(testContext());
  // Settings are cached for each database, pages for each address: neither was requested before.
  fresh = meterDatabase(env.DB, { read: 0, written: 0, statements: [] });
});

const landing = (query: string) => fetchWith(fresh, `/${query || "?landing"}`, "");
const textOf = async (query: string) =>
  (await (await landing(query)).text()).replaceAll("<!-- -->", "").replaceAll("&amp;", "&");

/** The result cards in the hero. */
const rankedIn = (html: string) => {
  const [, list = ""] = /<section[^>]* id="results">.*?<ol class="grid-3">(.*?)<\/ol>/s.exec(html) ?? [];
  return list.split('<li class="card">').slice(1);
};

describe("the search result in the hero", () => {
  it("shows three real companies with two reasons each, and collapses the rest", async () => {
    const rows = rankedIn(await textOf(""));
    expect(rows).toHaveLength(3);
    for (const row of rows) {
      const [, name] = /<b>(.*?)<\/b>/.exec(row) ?? [];
      const found = await env.DB.prepare("select 1 from companies where name = ? and account_id is null")
        .bind(name?.replaceAll("&#x27;", "'") ?? "")
        .first();
      expect([name, Boolean(found)]).toEqual([name, true]);
      const [, score] = /<b class="num [^"]*">(\d+)</.exec(row) ?? [];
      const [above = "", folded = ""] = row.split(new RegExp(`<summary class="[^"]*">Why ${score}\\? `));
      expect(above.match(/<li>/g)).toHaveLength(2);
      expect(folded).toMatch(/\d+ of \d+<\/span>/);
    }
  });

  it("states live counts in small print, and omits zero counts", async () => {
    const html = await textOf("");
    expect(html).toMatch(/<small class="[^"]*">Built for <\/small>200,000\+/);
    expect(html).toMatch(/Live counts today: [1-9][\d,]* companies\./);
  });

  it("lists real companies after a search, and marks the first one's country on the map", async () => {
    const html = await textOf("?q=banks+in+Nigeria");
    expect(html).toMatch(/<h2[^>]*>[\d,+]+ companies match “banks in Nigeria”<\/h2>/);
    expect(rankedIn(html)[0]).toContain("Nigeria");
    expect(html).toContain('<circle fill="var(--color-accent)" cx="9.6" cy="13.4"');
  });

  it("reports an uncovered country, and a search without results", async () => {
    expect(await textOf("?q=solar+companies+in+France")).toContain("France isn’t in the directory");
    const live = await fetchWith(fresh, "/demo/live?q=solar+companies+in+France", "");
    expect(await live.text()).toContain("France isn’t in the directory");
    expect(await textOf("?q=solar+companies+in+Kenya")).not.toContain("covered:");
    const nothing = await textOf("?q=zzqqxx");
    expect(nothing).toContain("No results for “zzqqxx” yet");
    expect(rankedIn(nothing)).toEqual([]);
  });

  it("treats markup, quotes and very long input as plain search text", async () => {
    for (const words of ["<script>", "' OR 1=1 --", '"""', "𝕏".repeat(300), "a".repeat(500)]) {
      const answer = await landing(`?q=${encodeURIComponent(words)}`);
      expect(answer.status).toBe(200);
      expect(await answer.text()).not.toContain("<script");
    }
  });
});

describe("the landing page's map", () => {
  it("shows the number of companies at each stop, and links to their search", async () => {
    const html = await textOf("");
    const stops = [
      ...html.matchAll(/<a href="\/\?q=([^"]*)#results" aria-label="(.*?): (\d+) compan(?:y|ies)">/g),
    ];
    expect(stops.length).toBeGreaterThan(0);
    for (const [, words = "", name = "", count] of stops) {
      expect(decodeURIComponent(words.replaceAll("+", " "))).toBe(`companies in ${name}`);
      const found = await textOf(`?q=${words}`);
      expect([name, /<h2 class="[^"]*">([\d,]+)/.exec(found)?.[1]?.replaceAll(",", "")]).toEqual([
        name,
        count,
      ]);
    }
  });
});

it("shows example figures under the three titles, labelled as examples", async () => {
  const html = await textOf("");
  expect(html).toContain("Example request");
  expect(html).toContain("Example: $12,000 deal.");
  for (const paid of ["$600", "$840", "$1,200", "$1,440", "$1,800"])
    expect(html).toContain(`>${paid}</text>`);
  expect(html).toContain('href="/email-response-demo"');
});

import { beforeAll, describe, expect, it } from "vitest";
import { compress, weightOf } from "~/http/pages/page-weight.server";
import { fetchApp } from "../../support/harness/app";

const TRADES = ["Solar Works", "Community Bank", "Agro Processing", "Freight & Logistics", "Clinic Group"];
const PLACES = ["Nairobi", "Lagos", "Accra", "Lusaka", "Abidjan", "Kigali", "Gaborone"];

/** Draws the same pseudo-random numbers in each test run. */
function drawing() {
  let state = 20261122;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const draw = drawing();
const pick = (words: readonly string[]) => words[draw(words.length)] ?? "";
const letters = (length: number) => Array.from({ length }, () => String.fromCharCode(97 + draw(26))).join("");

/** Content of a row: like a directory's, constant, random letters, and characters of three bytes. */
const TEXTS: Record<string, () => string> = {
  composed: () => `${pick(PLACES)} ${pick(TRADES)} ${draw(900)} Ltd, ${pick(TRADES)} in ${pick(PLACES)}`,
  repeated: () => "Solar Works Ltd of Nairobi",
  random: () => letters(60),
  Amharic: () => Array.from({ length: 30 }, () => String.fromCharCode(0x1200 + draw(300))).join(""),
};

const row = (text: string) =>
  `<tr><th scope="row"><a href="/business/companies/${draw(100_000)}">${text}</a></th><td>Kenya</td><td class="num">${draw(5_000)}</td></tr>`;

describe("the weight of a page rendered for one visitor", () => {
  let [before, after] = ["", ""];
  beforeAll(async () => {
    const page = await (await fetchApp("/?weight")).text();
    [before = "", after = ""] = page.split(/(?=<footer)/);
  });
  const pageOf = (rows: number, text: () => string) =>
    `${before}<table><tbody>${Array.from({ length: rows }, () => row(text())).join("")}</tbody></table>${after}`;
  const exactly = (html: string, encoding: "br" | "gzip" | "identity") =>
    compress(new TextEncoder().encode(html), encoding, 4).byteLength;

  it("is exact for a template's first page, and for every page in gzip and uncompressed", () => {
    for (const encoding of ["br", "gzip", "identity"] as const)
      for (const rows of encoding === "br" ? [20] : [20, 40]) {
        const html = pageOf(rows, TEXTS.composed ?? String);
        expect(weightOf(html, encoding, "first")).toBe(exactly(html, encoding));
      }
  });

  it.each([0, 10, 50])("is accurate to 2% in Brotli, whatever page follows one of %i rows", (first) => {
    weightOf(pageOf(first, TEXTS.composed ?? String), "br", `of ${first}`);
    for (const [kind, text] of Object.entries(TEXTS))
      for (const rows of [0, 1, 5, 20, 50, 100]) {
        const html = pageOf(rows, text);
        const off = weightOf(html, "br", `of ${first}`) / exactly(html, "br") - 1;
        expect([kind, rows, Math.abs(off) <= 0.02 ? "close" : off]).toEqual([kind, rows, "close"]);
      }
  });
});

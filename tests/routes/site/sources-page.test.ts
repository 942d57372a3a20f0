import { describe, expect, it } from "vitest";
import { seedOpenData } from "~/domains/directory/open-data/seed-open-data.server";
import { openSources } from "~/domains/directory/sources/sources";
import { fetchApp } from "../../support/harness/app";
import { testContext } from "../../support/harness/context";

const MAX_BYTES = 12_000;

const page = async () =>
  (await (await fetchApp("/directory-sources")).text()).replaceAll("<!-- -->", "").replaceAll("&#x27;", "'");

const gzipped = async (html: string) =>
  (await new Response(new Blob([html]).stream().pipeThrough(new CompressionStream("gzip"))).arrayBuffer())
    .byteLength;

describe("the data sources page", () => {
  it("attributes each source of the data set with its licence and counts", async () => {
    const html = await page();
    for (const { name, homeUrl, licence, licenceUrl, companies, confirmed } of openSources()) {
      const [, row = ""] = html.split(
        homeUrl ? `<a href="${homeUrl}">${name}</a>` : `<th scope="row">${name}`,
      );
      const cells = row.split("</tr>")[0];
      expect(cells, name).toContain(licenceUrl ? `<a href="${licenceUrl}">${licence}</a>` : licence);
      for (const count of [companies, confirmed])
        expect(cells, name).toContain(`">${count.toLocaleString("en")}</td>`);
    }
  });

  it("stays light with all companies of the data set", async () => {
    await seedOpenData(testContext(), Number.POSITIVE_INFINITY);
    const html = await page();
    expect(html).toContain("Global Energy Monitor");
    expect(await gzipped(html)).toBeLessThanOrEqual(MAX_BYTES);
  });
});

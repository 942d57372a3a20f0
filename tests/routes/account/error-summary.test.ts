import { beforeAll, describe, expect, it } from "vitest";
import { postForm, signedInBusiness } from "../../support/harness/app";

let cookie = "";
beforeAll(async () => {
  ({ cookie } = await signedInBusiness());
});

const plain = (html: string) => html.replace(/<[^>]+>/g, "").trim();

/** The links of the summary above a form, each with the label of the field it leads to. */
async function summaryAt(path: string, sent: Record<string, string>, as?: string) {
  const answer = await postForm(path, sent, as);
  const html = (await answer.text()).replaceAll("<!-- -->", "");
  const [, summary = ""] = /<div class="note error" role="alert">(.*?)<\/ul><\/div><\/div>/s.exec(html) ?? [];
  const links = [...summary.matchAll(/<a href="#([^"]+)">(.*?)<\/a>/g)];
  const labelOf = (id: string) => {
    const [, label] = new RegExp(`<label for="${id}">(.*?)</label>`, "s").exec(html) ?? [];
    if (label !== undefined) return plain(label.replace(/<span class="optional">.*?<\/span>/s, ""));
    const box = html.indexOf(`id="${id}"`);
    const legend = html.lastIndexOf("<legend>", box);
    return plain(html.slice(legend, html.indexOf("</legend>", legend)).replace(/<span.*/s, ""));
  };
  return { html, links: links.map(([, id = "", words = ""]) => [words, labelOf(id)]) };
}

const SENTENCE = "Please fill in all required fields";

describe("the error summary of a form", () => {
  it.each([
    ["/business-signup", {}, 5],
    ["/agent-auth", {}, 7],
    ["/auth/signup", {}, 4],
    ["/campaigns/new", {}, 2],
    ["/business/contacts/new", {}, 1],
    ["/opportunities/new", {}, 1],
    ["/tasks/new", {}, 1],
    ["/account/password", {}, 3],
  ])("at %s names each field by its label", async (path, sent, least) => {
    const isAuthPage = /auth|signup/.test(path);
    const { links } = await summaryAt(path, sent, isAuthPage ? undefined : cookie);
    expect(links.length).toBeGreaterThanOrEqual(least);
    for (const [words, label] of links) expect(words).toBe(label);
  });

  it.each(["/business-signup", "/agent-auth"])(
    "at %s contains the specified message once, with a short error at each field",
    async (path) => {
      const { html, links } = await summaryAt(path, {});
      expect(html.split(SENTENCE).length - 1).toBe(1);
      const under = [...html.matchAll(/<p class="error"[^>]*>(.*?)<\/p>/gs)].map(([, words]) => words);
      expect(under.length).toBe(links.length);
      for (const words of under)
        expect(["This field is required.", "Choose one.", "Choose at least one."]).toContain(words);
    },
  );
});

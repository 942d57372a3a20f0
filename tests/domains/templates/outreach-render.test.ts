import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sanitizeHtml } from "~/core/html/sanitize-html";
import { leadValues } from "~/domains/templates/rendering/lead-values";
import { namesOf } from "~/domains/templates/rendering/names-of";
import { compileTemplate, renderMessage } from "~/domains/templates/rendering/render-message";
import { VARIABLES } from "~/domains/templates/rendering/variables";
import { timeOf } from "../../support/harness/time-of";

const LEAD = {
  contactName: "Dr. Ngozi Obi Ade",
  contactTitle: "Head of <Buying>",
  companyName: 'O\'Neil & "Sons"',
  industry: "renewables",
  country: "KE",
  city: "Nairobi",
};
const values = leadValues(LEAD, "<p>Amina</p>");
const render = (subject: string, html: string, from: Record<string, string> = values) =>
  renderMessage(compileTemplate(subject, html), from);

describe("a message", () => {
  it("has the ten variables in HTML and text", () => {
    const all = VARIABLES.map((name) => `{{${name}}}`).join(", ");
    const { html, text, missing, unknown } = render("x", `<p>${all}</p>`);
    expect(html).toBe(
      "<p>Ngozi, Obi Ade, Dr. Ngozi Obi Ade, O&#39;Neil &amp; &quot;Sons&quot;, Head of &lt;Buying&gt;, " +
        "Renewable energy, Nairobi, Kenya, Nairobi, Kenya, <p>Amina</p></p>".replace(
          "Renewable energy",
          values.industry,
        ),
    );
    expect(text).toContain('O\'Neil & "Sons", Head of <Buying>');
    expect(text.endsWith("Amina")).toBe(true);
    expect({ missing, unknown }).toEqual({ missing: [], unknown: [] });
  });

  it("keeps a value inside a URL encoded, however long the URL is", () => {
    const link = `<p><a href="https://soko.test/${"a".repeat(900)}?q={{companyName}}&amp;s={{signature}}">x</a> {{companyName}}</p>`;
    const signature = '<a href="https://soko.test/ onclick=alert(1)">S</a>';
    const { html, text } = render("x", link, { ...values, companyName: 'A "B" & C', signature });
    expect(html).toContain('q=A%20%22B%22%20%26%20C&amp;s=">x</a> A &quot;B&quot; &amp; C</p>');
    expect(text).toContain("q=A%20%22B%22%20%26%20C&s=)");
  });

  it("uses the fallback for an empty value and lists variables without one", () => {
    const empty = leadValues({ ...LEAD, contactName: null, city: " ", contactTitle: null }, "");
    const { subject, html, text, missing, unknown } = render(
      "Hi {{firstName|there}}",
      "<p>{{ firstname | R&amp;D team }} {{contactTitle}}{{fist_name}}{{nick|friend}} in {{city|your city}}</p>",
      empty,
    );
    expect(subject).toBe("Hi there");
    expect(html).toBe("<p>R&amp;D team friend in your city</p>");
    expect(text).toBe("R&D team friend in your city");
    expect(missing).toEqual(["contactTitle"]);
    expect(unknown).toEqual(["fist_name", "nick"]);
  });

  it.each([
    ["Hello {{firstName}},", "Hello,"],
    ["Bonjour {{firstName}} !", "Bonjour !"],
    ["Hello {{firstName}} {{lastName}}, welcome", "Hello, welcome"],
    ["Hello&nbsp;{{firstName}}, welcome", "Hello, welcome"],
    ["We saw {{contactTitle}} at work", "We saw at work"],
    ["{{firstName}}, welcome", ", welcome"],
    ["Dear {{firstName|friend}},", "Dear friend,"],
  ])("leaves no gap where a value is missing: %s", (template, shown) => {
    const empty = leadValues({ ...LEAD, contactName: null, contactTitle: null }, "");
    const { subject, html, text } = render(template, `<p>${template}</p>`, empty);
    expect(html).toBe(`<p>${shown}</p>`);
    expect(text).toBe(shown);
    if (!template.includes("&")) expect(subject).toBe(shown);
  });

  it("never expands variables inside inserted values", () => {
    const loop = {
      firstName: "{{lastName}}",
      lastName: "{{firstName|{{fullName}}}}",
      companyName: "{{companyName}}",
    };
    const { subject, html, text } = render("{{firstName}}", "{{lastName}} {{companyName}}", loop);
    expect(subject).toBe("{{lastName}}");
    expect(html).toBe("{{firstName|{{fullName}}}} {{companyName}}");
    expect(text).toBe(html);
    const nested = render("{{firstName|{{firstName|{{firstName}}}}}}", "x", { firstName: "A" });
    expect(nested.subject.length).toBeLessThan(60);
  });

  it("can't inject headers or HTML through a value", () => {
    const bad = {
      ...values,
      firstName: "Eve\r\nBcc: all@victim.test\r\n\r\nbody",
      companyName: '"><script>alert(1)</script>',
    };
    const { subject, html } = render(
      "For {{firstName}}\u2028at {{companyName}}",
      '<a href="https://a.test/?c={{companyName}}&amp;n={{firstName|x}}" rel="x">{{companyName}}</a>',
      bad,
    );
    expect(subject).not.toMatch(/[\r\n\u2028]/);
    expect(subject).toContain("For Eve Bcc: all@victim.test body at");
    expect(html).toBe(
      '<a href="https://a.test/?c=%22%3E%3Cscript%3Ealert(1)%3C%2Fscript%3E&amp;n=Eve%0D%0ABcc%3A%20all%40victim.test%0D%0A%0D%0Abody" rel="x">' +
        "&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;</a>",
    );
    expect(render("x".repeat(5_000), "").subject.length).toBe(250);
  });

  it("encodes values in URLs of the text part too", () => {
    const html = sanitizeHtml('<a href="https://a.test/{{companyName}}">{{companyName}}</a>');
    expect(render("x", html).text).toBe("O'Neil & \"Sons\" (https://a.test/O'Neil%20%26%20%22Sons%22)");
  });

  it("has a subject without control characters and clean HTML for any template and values", () => {
    const part = fc.oneof(
      fc.string({ maxLength: 10 }),
      fc.constantFrom("{{", "}}", "|", "{{firstName}}", "{{lastName|x}}", "{", "}", "<b>", "</b>", "&amp;"),
    );
    const anyTemplate = fc.array(part, { maxLength: 15 }).map((parts) => parts.join(""));
    fc.assert(
      fc.property(
        anyTemplate,
        anyTemplate,
        fc.string(),
        fc.string(),
        (subject, html, firstName, lastName) => {
          const out = render(subject, sanitizeHtml(html), { firstName, lastName });
          expect(out.subject).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
          expect(sanitizeHtml(out.html)).toBe(out.html);
        },
      ),
    );
  });

  it("renders a megabyte of braces within 2 seconds", async () => {
    for (const piece of [
      "{{",
      "{{firstName}}",
      "{{firstName|",
      "{{ ",
      "}}",
      "{{a}}",
      "{{a}} ",
      "{{a|b}} http://",
    ]) {
      const template = piece.repeat(1_000_000 / piece.length);
      expect(await timeOf(() => render(template.slice(0, 200), template), 2_000)).toBeLessThan(2_000);
    }
  });

  it("renders 100,000 times from one compiled template", () => {
    const html = `<p>Dear {{firstName|there}},</p><p>${"We know {{companyName}} in {{city}}. ".repeat(20)}</p>{{signature}}`;
    const template = compileTemplate("For {{companyName}}", html);
    let length = 0;
    for (let index = 0; index < 100_000; index += 1)
      length += renderMessage(template, { ...values, firstName: `N${index}` }).html.length;
    expect(length).toBeGreaterThan(50_000_000);
  });
});

it.each([
  ["Amina", "Amina", ""],
  ["Mrs. Amina wa Njeri", "Amina", "wa Njeri"],
  ["Njeri, Dr. Amina", "Amina", "Njeri"],
  ["Amina wa Njeri, PhD", "Amina", "wa Njeri"],
  ["Njeri,", "Njeri", ""],
  ["Dr", "", ""],
  ["  ", "", ""],
])("splits '%s' into the first name '%s' and the last name '%s'", (name, firstName, lastName) => {
  expect(namesOf(name)).toEqual({ firstName, lastName });
});

import { describe, expect, it } from "vitest";
import { mailHtml, mailText, withCompanyFooter } from "~/domains/mail/render-mail";

const SIGNATURE = { name: "Njia", origin: "https://njia.example" };
const CONTENT = {
  subject: "Please confirm",
  paragraphs: ["Somebody gave this address.", "<b>مرحبا</b>"],
  action: { label: "Confirm this address", url: "https://njia.example/verify-email?token=a&b=c" },
  wayOut: { text: "No such mails?", label: "Stop them", url: "https://njia.example/stop" },
};

describe("the company footer", () => {
  const config = { APP_ORIGIN: SIGNATURE.origin };
  const signedByUs = {
    text: mailText(CONTENT, SIGNATURE),
    html: mailHtml(CONTENT, SIGNATURE),
    fromName: null,
  };

  it("names the operator below an email signed by the product", () => {
    const { text, html } = withCompanyFooter(signedByUs, "Njia <Kenya> Ltd, PVT-1", config);
    expect(text.endsWith("https://njia.example\nNjia <Kenya> Ltd, PVT-1\n")).toBe(true);
    expect(html).toContain("Njia &lt;Kenya&gt; Ltd, PVT-1</p>\n</body>");
  });

  it("is omitted while the operator has no name", () => {
    expect(withCompanyFooter(signedByUs, null, config)).toBe(signedByUs);
  });

  it("is omitted from an email signed by a business", () => {
    const signature = { name: "Acme", origin: null };
    const theirs = {
      text: mailText(CONTENT, signature),
      html: mailHtml(CONTENT, signature),
      fromName: "Acme",
    };
    expect(withCompanyFooter(theirs, "Njia Ltd", config)).toBe(theirs);
  });
});

describe("the HTML of an email", () => {
  const html = mailHtml(CONTENT, SIGNATURE);

  it("starts with the sender's name in a sans-serif font, and loads nothing but our logo", () => {
    const [, body = ""] = html.split("<body");
    expect(body).toMatch(/^ style="[^"]*font-family:system-ui[^"]*sans-serif/);
    expect(body.indexOf("Njia")).toBeLessThan(body.indexOf("Somebody"));
    expect(html.match(/<img[^>]*>/g)).toEqual([
      expect.stringContaining('src="https://njia.example/icon-192.png" alt="" width="28" height="28"'),
    ]);
    expect(html).not.toMatch(/<link|<script|url\(|@import/);
  });

  it("has one button, and the full URL as text", () => {
    const [, body = ""] = html.split("<body");
    expect(body.match(/background:/g)).toHaveLength(1);
    expect(html).toMatch(
      /<a href="[^"]*token=a&amp;b=c" class="ours" style="[^"]*background:#1b6a80[^"]*">Confirm this address<\/a>/,
    );
    expect(html.replaceAll("<wbr>", "")).toContain("https://njia.example/verify-email?token=a&amp;b=c</p>");
  });

  it("contains the same text without styles", () => {
    const plain = html.slice(html.indexOf("<body")).replace(/<[^>]*>/g, " ");
    for (const words of ["Somebody gave this address.", "&lt;b&gt;مرحبا&lt;/b&gt;", "No such mails?"])
      expect(plain).toContain(words);
    expect(mailText(CONTENT, SIGNATURE)).toContain(
      "Confirm this address:\nhttps://njia.example/verify-email?token=a&b=c",
    );
  });

  it("starts with the hidden preheader, and has none unless one is given", () => {
    const [, body = ""] = mailHtml({ ...CONTENT, preheader: "News & more" }, SIGNATURE).split("<body");
    expect(body).toMatch(/^[^>]*>\n<div style="display:none[^"]*" dir="auto">News &amp; more<\/div>/);
    expect(html).not.toContain("display:none");
  });

  it("declares both colour schemes and lightens our colour in the dark one", () => {
    const [head = ""] = html.split("<body");
    expect(head).toContain('<meta name="color-scheme" content="light dark">');
    expect(head).toMatch(/@media \(prefers-color-scheme:dark\)\{.*\.ours\{background:#8fd2e2!important/);
  });

  it("uses a business's logo and button colour instead of ours", () => {
    const theirs = mailHtml(CONTENT, {
      name: "Acme",
      origin: null,
      logoUrl: "https://njia.example/logos/1",
      colour: "#8a1c1c",
    });
    const [, body = ""] = theirs.split("<body");
    expect(body).toMatch(/class="theirs" style="[^"]*background:#8a1c1c/);
    expect(body).toContain('<img class="logo" src="https://njia.example/logos/1" alt="Acme"');
    expect(body).not.toContain("icon-192.png");
  });
});

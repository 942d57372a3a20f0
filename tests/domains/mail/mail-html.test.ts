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

  it("names the operator below an email that the product signs", () => {
    const { text, html } = withCompanyFooter(signedByUs, "Njia <Kenya> Ltd, PVT-1", config);
    expect(text.endsWith("https://njia.example\nNjia <Kenya> Ltd, PVT-1\n")).toBe(true);
    expect(html).toContain("Njia &lt;Kenya&gt; Ltd, PVT-1</p>\n</body>");
  });

  it("is left out while the operator has no name", () => {
    expect(withCompanyFooter(signedByUs, null, config)).toBe(signedByUs);
  });

  it("is left out of an email that a business signs", () => {
    const signature = { name: "Acme", origin: null };
    const theirs = {
      text: mailText(CONTENT, signature),
      html: mailHtml(CONTENT, signature),
      fromName: "Acme",
    };
    expect(withCompanyFooter(theirs, "Njia Ltd", config)).toBe(theirs);
  });
});

describe("the HTML of a mail", () => {
  const html = mailHtml(CONTENT, SIGNATURE);

  it("has the sender's name at its head, in a font without serifs, and asks for nothing from outside", () => {
    const [, body = ""] = html.split("<body");
    expect(body).toMatch(/^ style="[^"]*font-family:system-ui[^"]*sans-serif/);
    expect(body.indexOf("Njia")).toBeLessThan(body.indexOf("Somebody"));
    expect(html).not.toMatch(/<style|<img|<link|<script|url\(/);
  });

  it("has one button, and the address in full for who can't press it", () => {
    expect(html.match(/background:/g)).toHaveLength(1);
    expect(html).toMatch(
      /<a href="[^"]*token=a&amp;b=c" style="[^"]*background:#1b6a80[^"]*">Confirm this address<\/a>/,
    );
    expect(html.replaceAll("<wbr>", "")).toContain("https://njia.example/verify-email?token=a&amp;b=c</p>");
  });

  it("says the same words plainly where no style is known", () => {
    const plain = html.slice(html.indexOf("<body")).replace(/<[^>]*>/g, " ");
    for (const words of ["Somebody gave this address.", "&lt;b&gt;مرحبا&lt;/b&gt;", "No such mails?"])
      expect(plain).toContain(words);
    expect(mailText(CONTENT, SIGNATURE)).toContain(
      "Confirm this address:\nhttps://njia.example/verify-email?token=a&b=c",
    );
  });
});

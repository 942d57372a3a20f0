import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { htmlToText } from "~/core/html/html-to-text";
import { sanitizeHtml } from "~/core/html/sanitize-html";
import { runsOf } from "../../support/harness/property-runs";
import { timeOf } from "../../support/harness/time-of";

const ELEMENTS = new Set(
  "p br div span a b strong i em u s small sub sup ul ol li h1 h2 h3 h4 h5 h6 blockquote hr pre code table caption thead tbody tfoot tr td th img".split(
    " ",
  ),
);
const ATTRIBUTES = new Set("href rel title src alt width height start colspan rowspan dir lang".split(" "));

/** Lists what is wrong with a piece of HTML, using the runtime's own parser. */
async function faults(html: string): Promise<string[]> {
  const found: string[] = [];
  const rewriter = new HTMLRewriter()
    .on("*", {
      element(element) {
        if (!ELEMENTS.has(element.tagName)) found.push(`<${element.tagName}>`);
        for (const [name = "", value = ""] of element.attributes as unknown as Iterable<string[]>) {
          if (!ATTRIBUTES.has(name)) found.push(`${element.tagName} ${name}`);
          if (name === "href" || name === "src") {
            const scheme = /^([a-z]+):/i.exec(value)?.[1]?.toLowerCase() ?? "none";
            if (!["http", "https", "mailto"].includes(scheme)) found.push(value);
          }
        }
      },
      comments: () => void found.push("comment"),
    })
    .onDocument({ doctype: () => void found.push("doctype"), comments: () => void found.push("comment") });
  await rewriter.transform(new Response(html, { headers: { "content-type": "text/html" } })).text();
  return found;
}

const HOSTILE = [
  "<script>alert(1)</script>",
  "<scr<script>ipt>alert(1)</scr</script>ipt>",
  "<img src=x onerror=alert(1)>",
  '<img src="https://a.test/x.png" onload="alert(1)">',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="java\tscript:alert(1)">x</a>',
  '<a href="&#106;&#x61;vascript&colon;alert(1)">x</a>',
  '<a href=" \u0001javascript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="vbscript:x">x</a>',
  '<a href="//evil.test">x</a>',
  '<a href="https:evil.test">x</a>',
  "<svg><style><img src=x onerror=alert(1)></style></svg>",
  "<svg/onload=alert(1)>",
  "<math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>",
  '<form action="https://evil.test"><input name="password"><button>Sign in</button></form>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  "<!--><img src=x onerror=alert(1)>-->",
  "<!--><script>alert(1)</script>",
  "<![CDATA[<script>alert(1)</script>]]>",
  "<?xml <script>alert(1)</script>?>",
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<base href="https://evil.test/">',
  '<meta http-equiv="refresh" content="0;url=https://evil.test">',
  '<link rel="stylesheet" href="https://evil.test/x.css">',
  "<style>body{background:url(https://evil.test)}</style>",
  '<p style="position:fixed;inset:0">x</p>',
  '<div onclick="alert(1)" onmouseover=alert(1) class=x id=y>x</div>',
  '<a title="&quot; onmouseover=&quot;alert(1)">x</a>',
  "<a title='\"><img src=x onerror=alert(1)>'>x</a>",
  "<textarea><img src=x onerror=alert(1)></textarea>",
  "<b <script>alert(1)</script>0",
  "<p/onclick=alert(1)>x",
  '<p ="x" onclick="alert(1)">x</p>',
  "<a href='https://a.test/\"onmouseover=\"alert(1)'>x</a>",
  "&lt;script&gt;alert(1)&lt;/script&gt;",
  "<p>\u0000<scr\u0000ipt>alert(1)</p>",
  "<table><td><a href='https://a.test'><table><td><img src=x>",
  "<plaintext><p>",
  "<a href=https://a.test/><a href=javascript:alert(1)>x",
];

describe("untrusted HTML", () => {
  it.each(HOSTILE)("is sanitised: %s", async (html) => {
    for (const pictures of [true, false]) {
      const clean = sanitizeHtml(html, { pictures });
      expect(await faults(clean)).toEqual([]);
      expect(clean).not.toMatch(/<script|onerror="|javascript:/i);
    }
  });

  it("is safe in any combination of fragments, and unchanged when sanitised twice", async () => {
    const piece = fc.oneof(
      fc.constantFrom(...HOSTILE),
      fc.constantFrom(
        "<",
        ">",
        '"',
        "'",
        "=",
        "/",
        "<!--",
        "-->",
        "<p",
        "</p>",
        "<a href=",
        "&",
        "&#",
        ";",
        " ",
        "`",
      ),
      fc.string({ maxLength: 8 }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 12 }), async (pieces) => {
        const clean = sanitizeHtml(pieces.join(""), { pictures: true });
        expect(await faults(clean)).toEqual([]);
        expect(sanitizeHtml(clean, { pictures: true })).toBe(clean);
      }),
      { numRuns: runsOf(400) },
    );
  });

  it("keeps the content of an email", () => {
    const mail =
      '<p dir="rtl" lang="ar">مرحبا &amp; <b>أهلا</b></p><ul><li>One</li></ul><a href="mailto:amina@a.test?subject=Hi">mail</a>';
    expect(sanitizeHtml(mail)).toBe(
      mail.replace('subject=Hi"', 'subject=Hi" rel="noopener noreferrer nofollow"'),
    );
    expect(sanitizeHtml('<img src="https://a.test/p.png" alt="Our &amp; sign">')).toBe("Our &amp; sign");
    expect(sanitizeHtml("1 < 2 & 3 > 2, R&D; {{firstName|you}}")).toBe(
      "1 &lt; 2 &amp; 3 &gt; 2, R&amp;D; {{firstName|you}}",
    );
    expect(sanitizeHtml("<b>open <i>both")).toBe("<b>open <i>both</i></b>");
  });

  it.each([
    ["tags", "<a "],
    ["open tags", "<b>"],
    ["comments", "<!--"],
    ["dropped elements", "<svg>"],
    ["quotes", "<a x='\""],
    ["entities", "&#x"],
    ["spaces in a tag", " "],
    ["equals", "="],
    ["closing tags", "</p>"],
    ["opened links", "<a href='https://a.test'>x"],
    ["paragraphs", "<p>"],
    ["lists", "<ul><li>"],
  ])("is sanitised and converted to text within 2 seconds: a megabyte of %s", async (_what, piece) => {
    const megabyte = `<p ${piece.repeat(1_000_000 / piece.length)}`;
    const read = () => {
      sanitizeHtml(megabyte);
      htmlToText(megabyte);
      sanitizeHtml(megabyte.slice(3));
      htmlToText(megabyte.slice(3));
    };
    expect(await timeOf(read, 2_000)).toBeLessThan(2_000);
  });
});

describe("the text version of HTML", () => {
  it("has the content of the HTML", () => {
    expect(
      htmlToText(
        "<h1>Hello</h1><p>Dear {{firstName|friend}},<br>we &amp; you:</p><ul><li>one</li><li>two <ol><li>a</li></ol></li></ul>" +
          '<p>See <a href="https://a.test/x">our page</a> or <a href="https://a.test">https://a.test/</a>.</p>' +
          "<blockquote>They <i>wrote</i><p>this</p></blockquote><pre>a  b\n c</pre><hr>End<script>no</script>",
      ),
    ).toBe(
      "Hello\n\nDear {{firstName|friend}},\nwe & you:\n\n- one\n- two\n  1. a\n\n" +
        "See our page (https://a.test/x) or https://a.test/.\n\n> They wrote\n>\n> this\n\na  b\n c\n\n----------\nEnd",
    );
  });

  it("never throws and never shows a known tag", () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...HOSTILE, "<ul>", "<pre>", "</a>", "</ul>", "x"), { maxLength: 20 }),
        (all) => {
          expect(htmlToText(all.join(""))).not.toMatch(/<(b|p|ul|pre)>/);
        },
      ),
    );
  });
});

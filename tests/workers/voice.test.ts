import { describe, expect, it } from "vitest";
import { piecesOf } from "../../scripts/voice/pieces.mjs";
import { brokenRules } from "../../scripts/voice/rules.mjs";

describe("the check of wording", () => {
  it("separates interface text in JSX and strings from comments", () => {
    const source = '// Nobody waits\nconst Page = () => (\n  <p title="A mail">\n    Say so\n  </p>\n);\n';
    expect(piecesOf(source, true)).toEqual([
      { scope: "comments", line: 1, text: " Nobody waits" },
      { scope: "interface", line: 3, text: "A mail" },
      { scope: "interface", line: 4, text: "\n    Say so\n  " },
    ]);
  });

  it("finds strings inside template placeholders", () => {
    const texts = piecesOf(`const a = \`To \${isAll ? "everybody" : name}\`;`, false).map(({ text }) => text);
    expect(texts).toEqual(["everybody", "To {…}"]);
  });

  it("reports a rule only in its scopes", () => {
    expect(brokenRules("interface", "Somebody paused it").map(({ name }) => name)).toEqual(["somebody"]);
    expect(brokenRules("comments", "What it cost")).toEqual([]);
  });
});

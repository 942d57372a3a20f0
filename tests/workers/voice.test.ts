import { describe, expect, it } from "vitest";
import { piecesOf } from "../../scripts/voice/pieces.mjs";
import { brokenRules } from "../../scripts/voice/rules.mjs";

describe("the check of wording", () => {
  it("takes the texts of JSX and strings for the interface, and comments apart", () => {
    const source = '// Nobody waits\nconst Page = () => (\n  <p title="A mail">\n    Say so\n  </p>\n);\n';
    expect(piecesOf(source, true)).toEqual([
      { scope: "comments", line: 1, text: " Nobody waits" },
      { scope: "interface", line: 3, text: "A mail" },
      { scope: "interface", line: 4, text: "\n    Say so\n  " },
    ]);
  });

  it("finds the texts inside the holes of a template", () => {
    const texts = piecesOf(`const a = \`To \${isAll ? "everybody" : name}\`;`, false).map(({ text }) => text);
    expect(texts).toEqual(["everybody", "To {…}"]);
  });

  it("breaks a rule only in the scopes of the rule", () => {
    expect(brokenRules("interface", "Somebody paused it").map(({ name }) => name)).toEqual(["somebody"]);
    expect(brokenRules("comments", "What it cost")).toEqual([]);
  });
});

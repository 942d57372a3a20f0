import { describe, expect, it } from "vitest";
import { piecesOf } from "../../scripts/voice/pieces.mjs";
import { newHits } from "../../scripts/voice/ratchet.mjs";
import { brokenRules } from "../../scripts/voice/rules.mjs";

const hit = (file: string, line: number, scope = "interface", rule = "somebody") => ({
  file,
  line,
  scope,
  rule,
  instead: "someone",
  text: "Somebody",
});
const isThere = (file: string) => file !== "app/old.ts";
const baseline = { interface: { "app/a.ts": { somebody: 1 }, "app/old.ts": { anew: 2 } } };

describe("the ratchet of wording", () => {
  it("passes as many hits as a file has in the baseline", () =>
    expect(newHits([hit("app/a.ts", 3)], baseline, isThere)).toEqual([]));

  it("names each line of a rule that a file breaks more often", () => {
    const found = newHits([hit("app/a.ts", 3), hit("app/a.ts", 9)], baseline, isThere);
    expect(found.map(({ line }) => line)).toEqual([3, 9]);
  });

  it("counts each scope apart", () =>
    expect(newHits([hit("app/a.ts", 3, "comments")], baseline, isThere)).toHaveLength(1));

  it("counts each rule apart", () => {
    const found = newHits([hit("app/a.ts", 3), hit("app/a.ts", 9, "interface", "anew")], baseline, isThere);
    expect(found.map(({ line }) => line)).toEqual([9]);
  });

  it("gives a new file the grant of a removed one, and no more", () => {
    const moved = [hit("app/new.ts", 1), hit("app/new.ts", 2)];
    expect(newHits(moved, baseline, isThere)).toEqual([]);
    expect(newHits([...moved, hit("app/new.ts", 3)], baseline, isThere)).toHaveLength(3);
  });

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

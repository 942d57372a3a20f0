import { describe, expect, it } from "vitest";
import { specificationProblems } from "../../scripts/check-specification.mjs";

const SOURCE = `it("sends it once", () => {}); it.each([1])('counts %s', () => {}); // it says: "a word"`;
const FILES: Record<string, string> = { "tests/a.test.ts": SOURCE };
const problemsOf = (...rows: string[]) =>
  specificationProblems(
    ["| section | requirement | state | test |", "| --- | --- | --- | --- |", ...rows].join("\n"),
    (path: string) => FILES[path] ?? null,
  );

describe("a row of docs/specification.md", () => {
  it.each([
    "| 1.1 | It is sent | done | `tests/a.test.ts`: sends it once |",
    "| 1.1 | It is counted | done | `tests/a.test.ts`: counts %s |",
    "| 1.1 | Agents are paid | later, step 8 | |",
  ])("is valid: %s", (row) => expect(problemsOf(row)).toEqual([]));

  it.each([
    ["| 1.1 | It is sent | done | |", "is done without a test"],
    ["| 1.1 | It is sent | done | `tests/b.test.ts`: sends it once |", "tests/b.test.ts is not there"],
    ["| 1.1 | It is sent | done | `tests/a.test.ts`: sends it twice |", 'no test "sends it twice"'],
    ["| 1.1 | It is sent | done | `tests/a.test.ts`: a word |", 'no test "a word"'],
    ["| 1.1 | It is sent | differs | |", "differs is neither done nor later, step n"],
    ["| 1.1 | It is sent | later | |", "later is neither done nor later, step n"],
    ["| 1.1 | It is sent |  | |", "is neither done nor later, step n"],
    ["| 1.1 | It is sent | done |", "a row of four cells"],
  ])("is reported with one specific problem: %s", (row, problem) => {
    const problems = problemsOf(row);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(problem);
  });

  it("is required at least once", () => expect(problemsOf()).toEqual(["docs/specification.md: no rows"]));
});

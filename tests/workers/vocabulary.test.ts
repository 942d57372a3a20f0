import { describe, expect, it } from "vitest";
import { vocabularyOf } from "../../scripts/vocabulary.mjs";

const oldWords = vocabularyOf("takeTry\tconsumeAttempt\nMOST_*\tMAX_*\nkept-days\tretention-days\n");
const wordsIn = (text: string) => [...oldWords(text)].map(({ word }) => word);

describe("the vocabulary check", () => {
  it("finds a replaced word with its line and its replacement", () => {
    expect([...oldWords("const a = 1;\nawait takeTry(ctx);")]).toEqual([
      { word: "takeTry", use: "consumeAttempt", line: 2 },
    ]);
  });

  it("finds names by a pattern", () => {
    expect(wordsIn("const MOST_ROWS = 5; const MAX_ROWS = 5;")).toEqual(["MOST_ROWS"]);
  });

  it("finds replaced file names in paths", () => {
    expect(wordsIn("app/domains/directory/kept-days/ts")).toEqual(["kept-days"]);
  });

  it("ignores longer words that contain a replaced word", () => {
    expect(wordsIn("retakeTry takeTryAgain not-kept-days mostly")).toEqual([]);
  });
});

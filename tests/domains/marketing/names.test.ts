import { describe, expect, it } from "vitest";
import { findClaims } from "~/domains/marketing/content/find-claims";
import { CASES_BRIEF, isHeldOut, NAME_CASES } from "./name-cases";

const namesOf = (caption: string) =>
  findClaims({ caption, hashtags: [] }, CASES_BRIEF)
    .filter(({ kind }) => kind === "name")
    .map(({ words }) => words);

/** Counts how many of the names are found, and how many of the posts without a name are left alone. */
function measure(cases: typeof NAME_CASES) {
  const named = cases.flatMap(({ caption, names }) =>
    names.map((name) => ({ name, found: namesOf(caption) })),
  );
  const hit = named.filter(({ name, found }) => found.some((match) => match.includes(name)));
  const plain = cases.filter(({ names }) => names.length === 0);
  const wrong = plain.filter(({ caption }) => namesOf(caption).length > 0);
  const missed = named.filter((match) => !hit.includes(match)).map(({ name }) => name);
  return {
    found: `${hit.length} of ${named.length}`,
    alone: `${plain.length - wrong.length} of ${plain.length}`,
    missed,
    wrong: wrong.map(({ caption }) => caption),
  };
}

const MODULES = import.meta.glob<string>("../../../app/domains/training/modules/*.md", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** Sentences of the academy that start with a capital and continue without: text not written for this test. */
const LESSON_SENTENCES = Object.values(MODULES)
  .flatMap((text) => text.split(/[.!?…:;\n"“”«»()|*_]+/))
  .map((sentence) => sentence.trim())
  .filter((sentence) => /^\p{Lu}[\p{L}'’-]+ \p{Ll}/u.test(sentence));

/** The sentences whose first word is marked as a name. */
const markedAtHead = (sentences: string[]) =>
  sentences.filter((sentence) => namesOf(sentence).includes(sentence.split(" ")[0] ?? ""));

describe("names missing from the brief", () => {
  it("are found without ordinary words in the half used to build the rule", () => {
    expect(measure(NAME_CASES.filter(({ caption }) => !isHeldOut(caption)))).toMatchObject({
      found: "19 of 19",
      alone: "27 of 27",
    });
  });

  it("are found in the held-out half", () => {
    expect(measure(NAME_CASES.filter(({ caption }) => isHeldOut(caption)))).toMatchObject({
      found: "18 of 18",
      alone: "19 of 19",
    });
  });

  it("are rarely found in unrelated lesson texts", () => {
    const [seen, heldOut] = [false, true].map((which) =>
      LESSON_SENTENCES.filter((sentence) => isHeldOut(sentence) === which),
    );
    const share = (sentences: string[] = []) => markedAtHead(sentences).length / sentences.length;
    expect(heldOut?.length).toBeGreaterThan(800);
    expect(share(seen)).toBeLessThan(0.035);
    expect(share(heldOut)).toBeLessThan(0.07);
  });
});

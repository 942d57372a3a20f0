// Replaced words fail the check in file and code names, comments, documents, and subjects of new commits.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./bootstrap.mjs";
import { vocabularyOf } from "./vocabulary.mjs";

const READ = /\.(tsx?|mjs|css|md)$/;
/** The changelog keeps its original words, and the tests of the check need some. */
const SKIPPED = /^(CHANGELOG\.md$|tests\/workers\/vocabulary\.test\.ts$)/;

const oldWords = vocabularyOf(readFileSync(join(ROOT, "scripts/vocabulary.tsv"), "utf8"));

export const hasVocabulary = (file) => READ.test(file) && !SKIPPED.test(file);

/** Returns the problems of a file's name and text. */
export function vocabularyProblems(file, text) {
  const named = [...oldWords(file.replaceAll(".", "/"))].map(
    ({ word, use }) => `${file}: ${word}, use ${use}`,
  );
  const written = [...oldWords(text)].map(({ word, use, line }) => `${file}:${line}: ${word}, use ${use}`);
  return [...named, ...written];
}

/** Returns the problems of commits that are not in main; none if there is no main to compare with. */
export function subjectProblems() {
  try {
    const log = ["log", "--no-merges", "--format=%s", "main..HEAD"];
    const options = { cwd: ROOT, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] };
    const subjects = execFileSync("git", log, options).split("\n");
    return subjects.flatMap((subject) =>
      [...oldWords(subject)].map(({ word, use }) => `commit "${subject}": ${word}, use ${use}`),
    );
  } catch {
    return [];
  }
}

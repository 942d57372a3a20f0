// docs/specification.md: a completed requirement names a test that exists.
const ROW = /^\| ([^|]+) \| ([^|]+) \| ([^|]*) \| ?(.*?) ?\|$/;
const TEST = /^`([^`]+)`: (.+)$/;
const LATER = /^later, step (\d+)$/;

/** Returns the problems of the rows; `read` returns a file's text, or null if it doesn't exist. */
export function specificationProblems(text, read) {
  const problems = [];
  const lines = text.split("\n").filter((line) => line.startsWith("|"));
  for (const line of lines.slice(2)) {
    const [, section, requirement, state = "", test = ""] = ROW.exec(line) ?? [];
    const named = `docs/specification.md: ${section} ${requirement}`;
    if (section === undefined)
      problems.push(`docs/specification.md: a row of four cells: ${line.slice(0, 60)}`);
    else if (LATER.test(state)) continue;
    else if (state !== "done") problems.push(`${named}: ${state} is neither done nor later, step n`);
    else {
      const [, path, title] = TEST.exec(test) ?? [];
      const source = path && read(path);
      if (!path) problems.push(`${named}: is done without a test`);
      else if (source === null) problems.push(`${named}: ${path} is not there`);
      else if (!hasTest(source, title)) problems.push(`${named}: no test "${title}" in ${path}`);
    }
  }
  if (lines.length < 3) problems.push("docs/specification.md: no rows");
  return problems;
}

/** The title directly follows `it(`, `test(` or the table of an `each`. */
const hasTest = (source, title) =>
  ['"', "'", "`"].some((mark) => {
    const at = source.indexOf(`${mark}${title}${mark}`);
    return at > 0 && /[(,]\s*$/.test(source.slice(Math.max(0, at - 40), at));
  });

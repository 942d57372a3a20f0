// Checks that the files and folders that documents name exist.

/**
 * Matches a path from the root, with `*`, `**` and `{a,b}`, with or without an extension, or a bare file name that
 * exists anywhere.
 */
const NAMED = /`((?:app|workers|tests|scripts|docs|migrations|public)\/[^\s`]*|[\w/.-]+\.(?:tsx?|mjs))`/g;
/** Written by a build, not in the repository. */
const MADE = /^build\//;
const ROOTS = /^(app|workers|tests|scripts|docs|migrations|public)\//;

function alternatives(path) {
  const braces = /\{([^}]+)\}/.exec(path);
  return braces
    ? braces[1].split(",").flatMap((part) => alternatives(path.replace(braces[0], part)))
    : [path];
}

function patternOf(path) {
  const parts = path
    .replace(/\/$/, "")
    .split(/(\*+)/)
    .map((part) => ({ "*": "[^/]*", "**": ".*" })[part] ?? part.replace(/[.$()+[\]]/g, "\\$&"));
  return new RegExp(`${ROOTS.test(path) ? "^" : "(^|/)"}${parts.join("")}([./].*)?$`);
}

/** Returns the paths in a text that match none of the files. */
export const missingPaths = (files, text) =>
  [...text.matchAll(NAMED)]
    .flatMap(([, path]) => alternatives(path))
    .filter((path) => !MADE.test(path) && !/[<:]/.test(path))
    .filter((path) => !files.some((file) => patternOf(path).test(file)));

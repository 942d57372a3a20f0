// The files and folders that documents name: each must be there.

/** From the root, with `*`, `**` and `{a,b}`, and with or without an ending; or only a file's name, which is there somewhere. */
const NAMED = /`((?:app|workers|tests|scripts|docs|migrations|public)\/[^\s`]*|[\w/.-]+\.(?:tsx?|mjs))`/g;
/** Written by a build, not in the tree. */
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

/** The paths of a text that lead to none of the files. */
export const missingPaths = (files, text) =>
  [...text.matchAll(NAMED)]
    .flatMap(([, path]) => alternatives(path))
    .filter((path) => !MADE.test(path) && !/[<:]/.test(path))
    .filter((path) => !files.some((file) => patternOf(path).test(file)));

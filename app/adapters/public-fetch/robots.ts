import { largest } from "~/core/lists/unbounded";

const MAX_LINES = 5_000;
const MAX_PATTERN_LENGTH = 500;
const MAX_WILDCARDS = 10;

interface Rule {
  isAllowed: boolean;
  pattern: string;
}

/**
 * Whether a path matches the pattern from its start: `*` matches anything, a final `$` marks the end. Linear in both
 * for each star.
 */
function matches(pattern: string, path: string): boolean {
  const isWhole = pattern.endsWith("$");
  const pieces = (isWhole ? pattern.slice(0, -1) : pattern).split("*");
  if (pieces.length > MAX_WILDCARDS) return true;
  let at = 0;
  for (const [index, piece] of pieces.entries()) {
    const isLast = index === pieces.length - 1;
    if (index === 0) {
      if (!path.startsWith(piece)) return false;
      at = piece.length;
    } else {
      const found = isLast && isWhole ? path.lastIndexOf(piece) : path.indexOf(piece, at);
      if (found < at) return false;
      at = found + piece.length;
    }
  }
  return !isWhole || at === path.length || pieces.at(-1) === "";
}

/** Rules of the groups that name the product, otherwise of the group `*`. */
function rulesFor(text: string, product: string): Rule[] {
  const groups: { agents: string[]; rules: Rule[] }[] = [];
  let isNaming = false;
  for (const line of text.split(/\r\n|\r|\n/, MAX_LINES)) {
    const [, key = "", value = ""] = /^\s*([a-z-]{1,20})\s*:\s*([^#]*)/i.exec(line.slice(0, 1000)) ?? [];
    const field = key.toLowerCase();
    const pattern = value.trim();
    if (field === "user-agent") {
      if (!isNaming) groups.push({ agents: [], rules: [] });
      isNaming = true;
      groups.at(-1)?.agents.push(pattern.toLowerCase());
    } else if (field === "allow" || field === "disallow") {
      isNaming = false;
      if (pattern !== "" && pattern.length <= MAX_PATTERN_LENGTH)
        groups.at(-1)?.rules.push({ isAllowed: field === "allow", pattern });
    }
  }
  const groupsFor = (agent: string) =>
    groups.filter(({ agents }) => agents.includes(agent)).map(({ rules }) => rules);
  const own = groupsFor(product.toLowerCase());
  return (own.length > 0 ? own : groupsFor("*")).flat();
}

/** RFC 9309: the longest matching rule decides; of two equally long rules, the one that allows. */
export function isAllowedBy(robots: string, product: string, path: string): boolean {
  const fitting = rulesFor(robots, product).filter(({ pattern }) => matches(pattern, path));
  const longest = largest(
    fitting.map(({ pattern }) => pattern.length),
    0,
  );
  const deciding = fitting.filter(({ pattern }) => pattern.length === longest);
  return deciding.length === 0 || deciding.some(({ isAllowed }) => isAllowed);
}

/** The open half is visible during development; the held half is only counted. */
export type Half = "open" | "held";

/** FNV-1a of a case's text: a case keeps its half when other cases are added. */
export function halfOf(text: string): Half {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return (hash ^ (hash >>> 16)) & 1 ? "held" : "open";
}

/** One line of the table: shares from 0 to 1, or counts. `misses` only covers the open half. */
export interface Figure {
  name: string;
  unit: "share" | "count";
  cases: { open: number; held: number };
  open: number;
  held: number;
  aim: string;
  misses?: string[];
}

/** Returns the share of cases that are right, by half. */
export async function shareOf<Case>(
  name: string,
  aim: string,
  cases: readonly Case[],
  textOf: (testCase: Case) => string,
  isRight: (testCase: Case) => boolean | Promise<boolean>,
): Promise<Figure> {
  const count = { open: 0, held: 0 };
  const right = { open: 0, held: 0 };
  const misses: string[] = [];
  for (const testCase of cases) {
    const half = halfOf(textOf(testCase));
    count[half] += 1;
    if (await isRight(testCase)) right[half] += 1;
    else if (half === "open") misses.push(textOf(testCase));
  }
  const share = (half: Half) => (count[half] === 0 ? 1 : right[half] / count[half]);
  return { name, unit: "share", cases: count, open: share("open"), held: share("held"), aim, misses };
}

import { DomainError } from "~/core/errors";

export interface Line {
  number: number;
  text: string;
  isIndented: boolean;
}

export interface Lines {
  peek: (ahead?: number) => Line | undefined;
  next: () => Line;
  /** @throws DomainError invalid on `text`, with the line number */
  refuse: (line: Line | undefined, why: string) => never;
}

const refusal = (number: number, why: string) =>
  new DomainError("invalid", `Line ${number}: ${why}`, { field: "text" });

export const MAX_TEXT_LENGTH = 60_000;
const MAX_LINE_LENGTH = 3_000;

/** @throws DomainError invalid for a text or a line that is too long */
export function linesOf(text: string): Lines {
  if (text.length > MAX_TEXT_LENGTH)
    throw new DomainError("invalid", `Use at most ${MAX_TEXT_LENGTH} characters.`, { field: "text" });
  const lines = text.split(/\r?\n/).map((raw, index): Line => {
    if (raw.length > MAX_LINE_LENGTH)
      throw refusal(index + 1, `Use at most ${MAX_LINE_LENGTH} characters per line.`);
    return { number: index + 1, text: raw.trim(), isIndented: /^\s{2,}\S/.test(raw) };
  });
  let index = 0;
  const refuse = (line: Line | undefined, why: string): never => {
    throw refusal(line?.number ?? lines.length, why);
  };
  return {
    peek: (ahead = 0) => lines[index + ahead],
    next: () => {
      const line = lines[index];
      if (!line) return refuse(undefined, "Add the closing “---” line.");
      index += 1;
      return line;
    },
    refuse,
  };
}

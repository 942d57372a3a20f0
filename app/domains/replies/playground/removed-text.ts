const linesOf = (text: string) => text.split(/\r\n?|\n/);

const without = (text: string, own: string, index: number) =>
  [text.slice(0, index), text.slice(index + own.length)]
    .map((part) => part.trim())
    .filter(Boolean)
    .join("\n\n");

/** The text of an email that is not its author's own. */
export function cutWords(text: string, own: string): string {
  const whole = linesOf(text).join("\n");
  const kept = linesOf(own).join("\n").trim();
  const index = whole.indexOf(kept);
  if (index >= 0) return without(whole, kept, index);
  const waiting = linesOf(kept)
    .map((line) => line.trim())
    .filter(Boolean);
  let next = 0;
  const cut = linesOf(whole).filter((line) => {
    const isKept = line.trim() !== "" && line.trim() === waiting[next];
    if (isKept) next += 1;
    return !isKept;
  });
  return cut.join("\n").trim();
}

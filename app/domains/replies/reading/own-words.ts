const DATED = String.raw`.{0,200}\d.{0,200}`;

/** How mail programs of several languages begin what they quote. */
const QUOTE_STARTS: readonly RegExp[] = [
  new RegExp(String.raw`^\s*On ${DATED}wrote\s*:?\s*$`, "i"),
  new RegExp(String.raw`^\s*Le ${DATED}a [ée]crit\s*:?\s*$`, "i"),
  new RegExp(String.raw`^\s*(Em|A|No dia) ${DATED}escreveu\s*:?\s*$`, "i"),
  new RegExp(String.raw`^\s*(Tarehe|Mnamo) ${DATED}aliandika\s*:?\s*$`, "i"),
  new RegExp(`^.{0,5}(في|بتاريخ) ${DATED}كتب.{0,80}$`),
  /^.{0,120}(wrote|a [ée]crit|escreveu|aliandika)\s*:\s*$/i,
  /^.{0,80}كتب.{0,80}:\s*$/,
  /^\s*-{3,}\s*(original message|message d'origine|message transf[ée]r[ée]|mensagem original|forwarded message|ujumbe asili|الرسالة الأصلية)\s*-{3,}\s*$/i,
  /^\s*_{10,}\s*$/,
  /^\s*(From|De|Von|Kutoka|من)\s?:\s.{0,200}@.{0,200}$/i,
];

const MOST_LINES = 2_000;
/** The patterns above take quadratic time: they meet lines of this length. */
const LONGEST_START = 400;

export function ownWords(text: string): string {
  const lines = text.replace(/\r\n?/g, "\n").split("\n").slice(0, MOST_LINES);
  const kept: string[] = [];
  for (const [at, line] of lines.entries()) {
    if (/^-- ?$/.test(line)) break;
    // A long first line is broken in two by some programs.
    const both = `${line} ${(lines[at + 1] ?? "").slice(0, LONGEST_START)}`;
    const isShort = line.length < LONGEST_START;
    if (isShort && QUOTE_STARTS.some((start) => start.test(line))) break;
    if (
      isShort &&
      /^\s*(On|Le|Em)\s/.test(line) &&
      QUOTE_STARTS.slice(0, 3).some((start) => start.test(both))
    )
      break;
    if (!/^\s*>/.test(line)) kept.push(line);
  }
  return kept.join("\n").trim();
}

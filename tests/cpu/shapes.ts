export const MEGABYTE = 1024 * 1024;

/** The repeated pieces by name; `null` is a valid value of the input. */
export const SHAPES: [name: string, piece: string | null][] = [
  ["spaces", " "],
  ["line feeds", "\n"],
  ["a quote in a word", 'a"b\n'],
  ["a quote behind a word", 'x"\n'],
  ["quotes that end a line", '"\n'],
  ["commas and quotes", ',"\n'],
  ["empty quotes", '""\n'],
  ["semicolons", ";"],
  ["opening brackets", "("],
  ["less-than signs", "<"],
  ["short rows", "a,b\n"],
  ["empty objects", "{}\n"],
  ["square brackets", "["],
  ["one word", "a"],
  ["words of 5,000 letters", `${"Wanjiru".repeat(714)}  `],
  ["overridden directions", "\u202Eab\u202C"],
  ["alternating directions", "a\u05D0"],
  ["valid values", null],
];

const encoder = new TextEncoder();

/** Repeats a piece, at least once, up to `bytes` bytes of UTF-8 as encoded by `written`. */
export function repeated(piece: string, bytes: number, written = (text: string) => text): string {
  return piece.repeat(Math.max(1, Math.floor(bytes / encoder.encode(written(piece)).byteLength)));
}

/** Encodes text as it appears inside a JSON string. */
export const inJson = (text: string) => JSON.stringify(text).slice(1, -1);

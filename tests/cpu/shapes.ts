export const MEGABYTE = 1024 * 1024;

/** What is repeated, by its name; `null` is a valid value of the input. */
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

/** Whole pieces, one at least, that take `bytes` bytes of UTF-8 at most as they are `written` where they go. */
export function repeated(piece: string, bytes: number, written = (text: string) => text): string {
  return piece.repeat(Math.max(1, Math.floor(bytes / encoder.encode(written(piece)).byteLength)));
}

/** Inside a string of JSON. */
export const inJson = (text: string) => JSON.stringify(text).slice(1, -1);

// A pseudo-locale of a catalogue: every letter accented, 40% longer, in brackets; for right to left also with direction
// marks. Plain text on a page is missing from the catalogue; text that is cut off here would be cut off in German.
const PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const ACCENTS = "àƀçďéƒğĥîĵķļɱñôþǫŕšţûṽŵẋýžÀƁÇĎÉƑĞĤÎĴĶĻṀÑÔÞǪŔŠŢÛṼŴẊÝŽ";
const ACCENTED = Object.fromEntries([...PLAIN].map((letter, at) => [letter, ACCENTS[at]]));
const RIGHT_TO_LEFT = "\u202e";
const POP = "\u202c";

/** Converts `text` and leaves its placeholders and tags unchanged. */
function pseudoText(text, direction) {
  const words = text
    .split(/(\{[^{}]*\})/)
    .map((part) => (part.startsWith("{") ? part : [...part].map((sign) => ACCENTED[sign] ?? sign).join("")))
    .join("");
  const letters = text.replace(/\{[^{}]*\}/g, "").length;
  const longer = `[${words}${"~".repeat(Math.ceil(letters * 0.4))}]`;
  return direction === "rtl" ? `${RIGHT_TO_LEFT}${longer}${POP}` : longer;
}

const pseudoMessage = (message, direction) =>
  typeof message === "string"
    ? pseudoText(message, direction)
    : message.map((row) => ({
        ...row,
        match: Object.fromEntries(
          Object.entries(row.match).map(([key, text]) => [key, pseudoText(text, direction)]),
        ),
      }));

/** Converts every message of a catalogue; those that name the language itself follow the pseudo-locale. */
export const pseudo = (rows, direction) =>
  Object.fromEntries(
    Object.entries(rows).map(([key, message]) => [
      key,
      key === "language_direction" ? direction : pseudoMessage(message, direction),
    ]),
  );

// A pseudo-locale of a catalogue: every letter accented, 40% longer, in brackets; right to left with the marks that turn text.
// Plain letters on a page are missing from the catalogue; text that is cut off here would be cut off in German.
const PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const ACCENTS = "àƀçďéƒğĥîĵķļɱñôþǫŕšţûṽŵẋýžÀƁÇĎÉƑĞĤÎĴĶĻṀÑÔÞǪŔŠŢÛṼŴẊÝŽ";
const ACCENTED = Object.fromEntries([...PLAIN].map((letter, at) => [letter, ACCENTS[at]]));
const RIGHT_TO_LEFT = "\u202e";
const POP = "\u202c";

/** `text` with its placeholders and tags as they are. */
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

/** Every message of a catalogue in a pseudo-locale; what names the language itself follows it. */
export const pseudo = (rows, direction) =>
  Object.fromEntries(
    Object.entries(rows).map(([key, message]) => [
      key,
      key === "language_direction" ? direction : pseudoMessage(message, direction),
    ]),
  );

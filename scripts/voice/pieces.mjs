// Splits TypeScript and JSX into user-visible texts and comments, each with its line.

const REGEX_BEFORE = /[(,=:[!&|?{};\n]\s*$/;
const CODE_IN_TEXT = /=>|[=;()[\]]|\breturn\b|&&|\|\||\bconst\b|\bimport\b/;
const BEFORE_TAG = /(?:^|[>}])([^<>{}]*[A-Za-z]{2}[^<>{}]*)<$/;
const BEFORE_HOLE = />([^<>{}]*[A-Za-z]{2}[^<>{}]*)\{$/;
/** Number of preceding characters of code that decide what the next one means. */
const WINDOW = 3_000;

/** Whether the position is between two tags, where quotes are text. */
function isText(code) {
  const tail = code.slice(-400);
  const [, mark, rest] = tail.match(/([>}])([^<>{}]*)$/) ?? [];
  if (mark !== ">" || /=>$|\s>$/.test(tail.slice(0, tail.length - rest.length))) return false;
  return /^\s*[A-Z{“‘a-z][^=;()]*$/.test(rest) && /[A-Za-z]/.test(rest);
}

const firstLine = (text, line) => line - (text.split("\n").length - 1) + (/^\s*\n/.test(text) ? 1 : 0);

/** Reads a quoted string from `at`; a hole of a template becomes `{…}`, and strings inside it are found too. */
function readString(source, at, line, found) {
  const quote = source[at];
  const start = line;
  let text = "";
  let i = at + 1;
  while (i < source.length && source[i] !== quote) {
    const letter = source[i];
    if (letter === "\\") {
      text += source[i + 1] === "n" ? " " : (source[i + 1] ?? "");
      i += 2;
    } else if (quote === "`" && letter === "$" && source[i + 1] === "{") {
      text += "{…}";
      i += 2;
      for (let depth = 1; i < source.length && depth > 0; ) {
        if (/["'`]/.test(source[i])) {
          [i, line] = readString(source, i, line, found);
          continue;
        }
        if (source[i] === "{") depth++;
        else if (source[i] === "}") depth--;
        else if (source[i] === "\n") line++;
        i++;
      }
    } else {
      if (letter === "\n") {
        line++;
        if (quote !== "`") break;
      }
      text += letter;
      i++;
    }
  }
  found.push({ scope: "interface", line: start, text });
  return [i + 1, line];
}

/** Returns the position after a regular expression that starts at `at`, or `at` if it is a division. */
function endOfRegex(source, at) {
  let isClass = false;
  for (let i = at + 1; i < source.length && source[i] !== "\n"; i++) {
    if (source[i] === "\\") i++;
    else if (source[i] === "[") isClass = true;
    else if (source[i] === "]") isClass = false;
    else if (source[i] === "/" && !isClass) return i + 1;
  }
  return at;
}

/** Returns the strings, JSX texts and comments of formatted source: `{ scope, line, text }`. */
export function piecesOf(source, isJsx) {
  const found = [];
  let [i, line, last, code] = [0, 1, "", ""];
  while (i < source.length) {
    const letter = source[i];
    const isComment = letter === "/" && /[/*]/.test(source[i + 1] ?? "");
    if (isComment && (source[i + 1] === "*" || last !== ":")) {
      const isBlock = source[i + 1] === "*";
      const end = source.indexOf(isBlock ? "*/" : "\n", i);
      const body = source.slice(i + 2, end < 0 ? source.length : end);
      found.push({ scope: "comments", line, text: body.replace(/\n\s*\*?/g, " ").replace(/^\*/, "") });
      line += body.split("\n").length - 1;
      i = end < 0 ? source.length : end + (isBlock ? 2 : 0);
      continue;
    }
    const isQuote = letter === '"' || letter === "`" || (letter === "'" && !/\w/.test(last));
    const isInText = isJsx && (isQuote || letter === "/") && isText(code);
    if (isQuote && !isInText) {
      code += "\u0000";
      [i, line] = readString(source, i, line, found);
      last = letter;
      continue;
    }
    if (letter === "/" && !isInText && REGEX_BEFORE.test(code.slice(-12)) && !/<\s*$/.test(code.slice(-2))) {
      const end = endOfRegex(source, i);
      if (end > i) {
        code += "\u0001";
        last = "/";
        i = end;
        continue;
      }
    }
    if (letter === "\n") line++;
    code += letter;
    if (isJsx && (letter === "<" || letter === "{")) {
      const [, text] = code.slice(-WINDOW).match(letter === "<" ? BEFORE_TAG : BEFORE_HOLE) ?? [];
      if (text && !CODE_IN_TEXT.test(text)) {
        const words = text.replaceAll("\u0000", "") + (letter === "{" ? "{…}" : "");
        found.push({ scope: "interface", line: firstLine(text, line), text: words });
      }
    }
    if (code.length > 2 * WINDOW) code = code.slice(-WINDOW);
    if (!/\s/.test(letter)) last = letter;
    i++;
  }
  return found;
}

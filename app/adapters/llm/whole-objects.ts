const MAX_LENGTH = 100_000;

/**
 * Extracts the objects of a list from JSON that is still being written. Call the returned function with each new piece
 * of text; it returns the objects that the piece completed. The list is inside an object, so its items open at the
 * second brace.
 */
export function wholeObjects(): (text: string) => unknown[] {
  let depth = 0;
  let begun = "";
  let isText = false;
  let isEscaped = false;
  let size = 0;

  const step = (letter: string): unknown[] => {
    if (depth >= 2) begun += letter;
    if (isEscaped) isEscaped = false;
    else if (isText && letter === "\\") isEscaped = true;
    else if (letter === '"') isText = depth > 0 && !isText;
    else if (!isText && letter === "{") {
      depth += 1;
      if (depth === 2) begun = letter;
    } else if (!isText && letter === "}" && depth > 0) {
      depth -= 1;
      if (depth === 1) return [JSON.parse(begun)];
    }
    return [];
  };

  return (text) => {
    size += text.length;
    if (size > MAX_LENGTH) throw new RangeError("The model’s response is too long");
    return [...text].flatMap(step);
  };
}

const MAX_LENGTH = 100_000;

/**
 * Finds the objects of a list in JSON that is still being written, each once its last brace is there: `take` a piece of text,
 * and get those that it ended. The list stands in an object, so that they are what opens at the second brace.
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

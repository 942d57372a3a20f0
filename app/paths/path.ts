const encoded = (value: string | number) => encodeURIComponent(`${value}`.replace(/\p{Cs}/gu, "\ufffd"));

/**
 * Builds a path with encoded substitutions, each one segment or one query value. A substitution in first place is one
 * of our paths and stays unchanged.
 */
export function path(parts: TemplateStringsArray, ...values: (string | number)[]): string {
  return parts.reduce((before, part, place) => {
    const value = values[place - 1] ?? "";
    return `${before}${place === 1 && before === "" ? value : encoded(value)}${part}`;
  });
}

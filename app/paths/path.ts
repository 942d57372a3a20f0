const encoded = (value: string | number) => encodeURIComponent(`${value}`.replace(/\p{Cs}/gu, "\ufffd"));

/**
 * A path whose substitutions are encoded, each as one segment or one value of a query. A substitution in first place is a
 * path of ours, which stays as it is.
 */
export function path(parts: TemplateStringsArray, ...values: (string | number)[]): string {
  return parts.reduce((before, part, place) => {
    const value = values[place - 1] ?? "";
    return `${before}${place === 1 && before === "" ? value : encoded(value)}${part}`;
  });
}

/**
 * A path whose substitutions are encoded, each as one segment or one value of a query. A substitution in first place is a
 * path of ours, which stays as it is.
 */
export function path(parts: TemplateStringsArray, ...values: (string | number)[]): string {
  const texts = values.map((value, place) =>
    place === 0 && parts[0] === "" ? value : encodeURIComponent(`${value}`.replace(/\p{Cs}/gu, "\ufffd")),
  );
  return String.raw({ raw: parts }, ...texts);
}

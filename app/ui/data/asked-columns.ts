/** More than any list has; further columns in the URL are ignored. */
const MAX_COLUMNS = 20;

const MAX_KEY_LENGTH = 40;

/**
 * The columns a URL requests, as "?columns=stage,value" or repeated parameters, in the order of the list. The first
 * names the row and is always shown; `optional` ones are shown only if requested. `gone` are requested names that the
 * list does not have.
 */
export function askedColumns(
  params: URLSearchParams,
  keys: readonly string[],
  optional: readonly string[] = [],
) {
  const asked = params
    .getAll("columns")
    .slice(0, MAX_COLUMNS)
    .flatMap((value) => value.slice(0, MAX_COLUMNS * MAX_KEY_LENGTH).split(",", MAX_COLUMNS))
    .map((key) => key.trim().slice(0, MAX_KEY_LENGTH))
    .filter(Boolean)
    .slice(0, MAX_COLUMNS);
  const known = asked.filter((key) => keys.includes(key));
  return {
    shown:
      known.length > 0
        ? keys.filter((key, index) => index === 0 || known.includes(key))
        : keys.filter((key) => !optional.includes(key)),
    isAsked: known.length > 0,
    gone: [...new Set(asked.filter((key) => !keys.includes(key)))],
    isDense: params.get("dense") === "1",
  };
}

const CARRIED = ["columns", "dense"];

/** The query parameters that a list's links and forms preserve. */
export const carriedOf = (params: URLSearchParams) => [...params].filter(([name]) => CARRIED.includes(name));

/** Adds the current column settings to a URL of the same list. */
export function preserveParams(to: string, params: URLSearchParams): string {
  const carried = new URLSearchParams(carriedOf(params)).toString();
  return carried ? `${to}${to.includes("?") ? "&" : "?"}${carried}` : to;
}

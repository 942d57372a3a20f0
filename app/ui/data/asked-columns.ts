/** More than any list has; what an address says beyond them is not read. */
const MAX_COLUMNS = 20;

const MAX_KEY_LENGTH = 40;

/**
 * The columns an address asks for, "?columns=stage,value" or the word more than once, in the order of the list. The first
 * names the row and always stands; `optional` ones stand only where they are asked for. `gone` are names that the list has
 * not, or no more.
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

/** What links and forms of a list take along from its address. */
export const carriedOf = (params: URLSearchParams) => [...params].filter(([name]) => CARRIED.includes(name));

/** An address of the same list, seen with the same columns. */
export function preserveParams(to: string, params: URLSearchParams): string {
  const carried = new URLSearchParams(carriedOf(params)).toString();
  return carried ? `${to}${to.includes("?") ? "&" : "?"}${carried}` : to;
}

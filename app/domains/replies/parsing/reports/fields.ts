const MAX_VALUE_LENGTH = 2_000;
const MAX_FIELDS = 500;

export interface Field {
  name: string;
  value: string;
}

export const withLineFeeds = (text: string) => text.replace(/\r+\n?/g, "\n");

function fieldIn(line: string): Field[] {
  const colon = line.indexOf(":");
  const name = colon > 0 && colon < 100 ? line.slice(0, colon).trim() : "";
  if (!/^[A-Za-z][\w-]{0,60}$/.test(name)) return [];
  const value = line.slice(colon + 1).trim();
  return [{ name: name.toLowerCase(), value: value.slice(0, MAX_VALUE_LENGTH) }];
}

/** Parses header fields; folded lines are joined. */
export const fieldsIn = (text: string): Field[] =>
  withLineFeeds(text)
    .replace(/\n[ \t]+/g, " ")
    .split("\n")
    .slice(0, MAX_FIELDS)
    .flatMap(fieldIn);

export const valuesOf = (fields: readonly Field[], name: string) =>
  fields.filter((field) => field.name === name).map(({ value }) => value);

const TOKEN = /[^\s<>"'(),;:[\]=|（）：，。]+/g;
const ADDRESS = /^[^@]{1,64}@[^@/]{1,190}$/;
const MAX_LINE_LENGTH = 1_000;

function withoutDots(text: string): string {
  let end = text.length;
  while (text[end - 1] === ".") end -= 1;
  return text.slice(0, end);
}

export const addressesIn = (line: string): string[] =>
  (line.slice(0, MAX_LINE_LENGTH).match(TOKEN) ?? []).filter((token) => ADDRESS.test(token)).map(withoutDots);

/** Extracts the address from "rfc822; amina@buyer.test", with or without angle brackets. */
export const addressOf = (value: string): string | null =>
  addressesIn(value.replace(/^[^;]*;/, ""))[0] ?? null;

export const once = <T>(group: readonly T[]): T[] => [...new Set(group)];

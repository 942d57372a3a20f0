const NAMED = 3;
const list = new Intl.ListFormat("en");

export const outOfCoverageText = (names: readonly string[]): string | null =>
  names.length === 0
    ? null
    : `${list.format(names.slice(0, NAMED))} ${names.length === 1 ? "isn’t" : "aren’t"} in the directory, which covers Africa’s 54 countries.`;

const NAMED = 3;
const list = new Intl.ListFormat("en");

export const outOfCoverageText = (names: readonly string[]): string | null =>
  names.length === 0
    ? null
    : `${list.format(names.slice(0, NAMED))} ${names.length === 1 ? "isn’t" : "aren’t"} covered: the directory has the 54 countries of Africa.`;

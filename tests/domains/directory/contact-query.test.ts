import { describe, expect, it } from "vitest";
import { contactFilterText, contactQueryIn, isContactQuery } from "~/domains/directory/search/contact-query";

const LONG = "a".repeat(600);

/** Filters of a contact list and their canonical form; null if the list rejects the filter. */
const FILTERS: [string, string | null][] = [
  ["search=all", "search=all"],
  ["search=all&country=all&scope=all", "search=all"],
  ["country=KE&country=GH&country=all", "country=GH&country=KE"],
  ["company=7&company=-1", "company=7"],
  ["company=-1&company=7", null],
  ["tag=3&tag=-1", "tag=3"],
  ["owner=5&owner=%2C", "owner=5"],
  ["owner=me", "owner=12"],
  ["owner=all", null],
  ["scope=own&scope=aaa", "scope=own"],
  [`search=b&search=${LONG}`, "search=b"],
  ["search=&search=b", ""],
  ["sort=name&limit=5", ""],
];

describe("a contact filter", () => {
  it.each(FILTERS)("%s has one canonical form, which reads back as the same filter", (asked, text) => {
    const query = new URLSearchParams(asked);
    expect(isContactQuery(query)).toBe(text !== null);
    if (text === null) return;
    expect(contactFilterText(query, 12)).toBe(text);
    const { sort: _, ...read } = contactQueryIn(new URLSearchParams(text));
    const { sort: __, ...given } = contactQueryIn(query);
    const me = given.owner === "me" ? { owner: 12 } : {};
    expect({ ...read, country: read.country.sort() }).toEqual({
      ...given,
      ...me,
      country: given.country.sort(),
    });
  });
});

import { describe, expect, it } from "vitest";
import { guessMapping } from "~/domains/directory/imports/mapping/guess-mapping";
import { score, toolsNamed } from "../../../understanding/imports/score";

describe("files of other tools", () => {
  it("have their columns recognised and their contacts imported, in the open and held-out cases", async () => {
    for (const { name, cases, open, held, misses } of await score()) {
      expect(Math.min(cases.open, cases.held), name).toBeGreaterThan(90);
      expect(misses, name).toEqual([]);
      expect(open, name).toBe(1);
      expect(held, name).toBeGreaterThanOrEqual(0.99);
    }
  });

  it("are identified by their columns", () => expect(toolsNamed()).toBe(1));
});

describe("a title column in a company file", () => {
  const guess = (columns: string[], row: string[]) => guessMapping(columns, [row], "companies");

  it("is mapped to the job title of the row's contact", () => {
    expect(
      guess(
        ["company", "country", "contact name", "email", "title"],
        ["Duka", "Lesotho", "Ada Obi", "ada@duka.test", "MD"],
      ),
    ).toEqual(["name", "country", "personName", "personEmail", "personTitle"]);
  });

  it("is left unmapped if it is a form of address, has no contact, or is the company's", () => {
    expect(
      guess(["company", "contact name", "email", "title"], ["Duka", "Ada Obi", "ada@duka.test", "Mrs"]),
    ).toEqual(["name", "personName", "personEmail", null]);
    expect(guess(["company", "country", "title"], ["Duka", "Lesotho", "Shops"])).toEqual([
      "name",
      "country",
      null,
    ]);
    expect(
      guess(
        ["company", "company title", "contact name", "email"],
        ["Duka", "Shops", "Ada Obi", "ada@duka.test"],
      ),
    ).toEqual(["name", null, "personName", "personEmail"]);
  });
});

describe("a name column in a company file", () => {
  const guess = (columns: string[], row: string[]) => guessMapping(columns, [row], "companies");

  it("is the contact's next to a company and an email column, else the company's", () => {
    expect(guess(["Email", "Name", "Company"], ["ada@duka.test", "Ada Obi", "Duka"])).toEqual([
      "personEmail",
      "personName",
      "name",
    ]);
    expect(guess(["Name", "Email"], ["Duka Ltd", "info@duka.test"])[0]).toBe("name");
    expect(guess(["Name", "Country"], ["Duka Ltd", "Kenya"])).toEqual(["name", "country"]);
  });
});

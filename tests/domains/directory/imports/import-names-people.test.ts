import { expect, it } from "vitest";
import type { Import } from "~/domains/directory/imports/import";
import { columnsView } from "~/domains/directory/imports/import-view";

const fileWith = (cells: string[]) =>
  columnsView({
    columns: ["Company", "Mail"],
    mapping: ["name", null],
    sample: [cells],
  } as unknown as Import);

it("warns that a company file with email addresses has no mapped contact columns", () => {
  expect(fileWith(["Baobab", " amina@baobab.test "]).namesPeople).toBe(true);
  expect(fileWith(["Baobab @ Nairobi", "https://baobab.test/@us"]).namesPeople).toBe(false);
});

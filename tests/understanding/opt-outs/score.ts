import { optOutColumnOf, optOutHeader } from "~/domains/directory/imports/opt-outs/opt-out-headers";
import { readOptOutCell } from "~/domains/directory/imports/opt-outs/read-opt-outs";
import { type Figure, shareOf } from "../halves";
import cells from "./cases-cells.txt?raw";
import columns from "./cases-columns.txt?raw";

/** The current date in all cases. */
const NOW = new Date("2026-11-29T12:00:00Z");

const casesOf = (text: string) =>
  text.split("\n").flatMap((line) => (line === "" || line.startsWith("#") ? [] : [line.split(" | ")]));

const reasonOf = (column: string, cell: string): string => {
  const said = readOptOutCell(optOutColumnOf(column), cell, NOW);
  if (!said) return "no";
  return said.value === null ? said.reason : "unknown";
};

export const score = async (): Promise<Figure[]> => [
  await shareOf(
    "columns of opt-outs",
    "98 %",
    casesOf(columns),
    (line) => line.join(" | "),
    ([column = "", reason]) => (optOutHeader(column)?.reason ?? "-") === reason,
  ),
  await shareOf(
    "cells of opt-outs",
    "98 %",
    casesOf(cells),
    (line) => line.join(" | "),
    ([column = "", cell = "", reason]) => reasonOf(column, cell) === reason,
  ),
];

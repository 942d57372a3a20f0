import { expect, inject, it } from "vitest";
import { tableCounts } from "../support/harness/table-counts";
import { chosenInserts } from "./choose-rows";
import { ROW_MAKERS } from "./make-rows";

const HEAD =
  "-- Rows of a later base, as the product's own functions write them (tests/base/make-rows.ts). tests/base chose them.";

it("writes a few rows of each table", { timeout: 900_000 }, async () => {
  const failures: string[] = [];
  for (const [name, make] of Object.entries(ROW_MAKERS))
    await make().catch((error: unknown) => failures.push(`${name}: ${error}`));
  const inserts = await chosenInserts();
  await fetch(`${inject("baseFile")}/more-rows.sql`, {
    method: "POST",
    body: `${HEAD}\n${inserts.join("\n")}\n`,
  });
  const counts = await tableCounts();
  console.info(`EMPTY ${Object.keys(counts).filter((name) => counts[name] === 0)}`);
  expect(failures).toEqual([]);
});

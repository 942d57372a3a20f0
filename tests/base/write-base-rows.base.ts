import { expect, inject, it } from "vitest";
import { TABLE } from "../access/table";
import { cookieOf, fetchApp } from "../support/app";
import { env, makeBusiness } from "../support/context";
import { approvedMarketing } from "../support/marketing";
import { chosenInserts } from "./choose-rows";

const HEAD =
  "-- Rows as the product's own functions write them: the demo, and what the access tests ask for. tests/base chose them.";

it("writes a few rows of each table", { timeout: 600_000 }, async () => {
  const seeded = await fetchApp("/dev/seed?demo", { method: "POST" });
  expect(seeded.status).toBeLessThan(300);
  const business = await makeBusiness({ plan: "corporate" });
  await env.DB.prepare("update users set email_verified_at = 1 where id = ?")
    .bind(business.user.userId)
    .run();
  await approvedMarketing(business);
  await cookieOf(business.user.userId);
  const made = new Set<unknown>();
  for (const { path, foreign, subject } of TABLE)
    for (const make of [foreign, subject]) {
      if (!make || made.has(make)) continue;
      made.add(make);
      await make(business).catch((error: unknown) => console.error(path, error));
    }
  const inserts = await chosenInserts();
  await fetch(inject("baseFile"), { method: "POST", body: `${HEAD}\n${inserts.join("\n")}\n` });
  expect(inserts.length).toBeGreaterThan(500);
});

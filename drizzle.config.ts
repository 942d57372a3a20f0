import { defineConfig } from "drizzle-kit";

export default defineConfig({
  dialect: "sqlite",
  schema: ["./app/domains/*/tables.ts", "./app/domains/*/*/tables.ts"],
  out: "./migrations",
  // The full-text index is written by hand (migrations/0004_search.sql): drizzle-kit must not drop its shadow tables.
  tablesFilter: ["!company_search*", "!opportunity_search*"],
});

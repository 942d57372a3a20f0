import { expect, it } from "vitest";
import { env } from "../support/harness/context";

const DOCS = import.meta.glob<string>("../../docs/**/*.md", {
  query: "?raw",
  import: "default",
  eager: true,
});
const STATEMENT = /`((?:select|update|delete|insert) [^`]*)`/g;

const statements = Object.entries(DOCS).flatMap(([path, text]) =>
  [...text.matchAll(STATEMENT)].map(([, sql = ""]) => ({ name: `${path.slice(11)}: ${sql}`, sql })),
);

it.each(statements)("an SQL statement in the documents is valid: $name", async ({ sql }) => {
  const whole = sql.replaceAll("…", "0");
  await expect(env.DB.prepare(`explain ${whole}`).all()).resolves.toBeDefined();
});

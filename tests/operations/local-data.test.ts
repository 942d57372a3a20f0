import { rmSync } from "node:fs";
import { afterAll, describe, expect, it } from "vitest";
import { openLocalStore } from "../../scripts/backup/stores.mjs";
import { migrate, OTHER_VERSION } from "../../scripts/prepare.mjs";
import { freePort, newFolder, runScript } from "./commands";

const folder = newFolder();
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const appliedNames = async () => {
  const store = await openLocalStore(folder);
  const rows = await store.query("select name from d1_migrations order by id");
  await store.close();
  return rows.map(({ name }: { name: string }) => name);
};

describe("a local database", () => {
  it("has each migration applied once, however often it is prepared", async () => {
    expect(await migrate(folder)).toBe(0);
    const names = await appliedNames();
    expect(names[0]).toBe("0000_schema.sql");
    expect(await migrate(folder)).toBe(0);
    expect(await appliedNames()).toEqual(names);
  });

  it("of another version makes npm start print in one sentence how to start fresh", async () => {
    const store = await openLocalStore(folder);
    await store.query("insert into d1_migrations (name) values ('0119_claimed_consents.sql')");
    await store.close();
    const env = { PERSIST_TO: folder, PORT: String(await freePort()) };
    const { code, said } = await runScript("scripts/serve.mjs", [], env);
    expect(code).toBe(1);
    expect(said.trim().split("\n")).toEqual([
      "Preparing the local database",
      `The data in ${folder} belongs to another version of Njia; start fresh with: rm -rf ${folder}`,
    ]);
  });

  it("of another version is left unchanged", async () => {
    const names = await appliedNames();
    expect(await migrate(folder)).toBe(OTHER_VERSION);
    expect(await appliedNames()).toEqual(names);
  });
});

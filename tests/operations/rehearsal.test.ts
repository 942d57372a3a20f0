import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openLocalStore } from "../../scripts/backup/stores.mjs";
import { serve } from "../../scripts/journey-servers.mjs";
import { migrate } from "../../scripts/prepare.mjs";
import { startCloudflare } from "./cloudflare-server";
import { freePort, newFolder, runScript } from "./commands";

const BACKUP = "scripts/backup/backup.mjs";
const RESTORE = "scripts/backup/restore.mjs";
const WORDS = ["nairobi", "bank", "kofi", "mtn", "quarterly"];
/** A value too long for a D1 statement, with characters that SQL quotes. */
const LONG_TEXT = "replace(hex(zeroblob(8000)), '00', 'L''été à Dakar: “prix”; 😀' || char(10))";

const root = newFolder();
const [original, backup, restored, remote] = ["original", "backup", "restored", "remote"].map((name) =>
  join(root, name),
) as [string, string, string, string];

afterAll(() => rmSync(root, { recursive: true, force: true }));

/** Runs `work` against the product on a folder's data. */
async function withServer<T>(folder: string, work: (origin: string) => Promise<T>): Promise<T> {
  const port = await freePort();
  const server = serve(port, folder);
  try {
    expect(await server.isReady).toBe(true);
    return await work(`http://localhost:${port}`);
  } finally {
    await server.stop();
  }
}

async function signIn(origin: string) {
  const send = (method: string, path: string, body?: unknown, cookie = "") =>
    fetch(`${origin}${path}`, {
      method,
      headers: { "content-type": "application/json", cookie },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  const login = await send("POST", "/api/auth/email-login", {
    email: "business@demo.test",
    password: "demo-Njia-2026",
  });
  const cookie = login.headers.get("set-cookie")?.split(";")[0] ?? "";
  return async (method: string, path: string, body?: unknown) => {
    const answer = await send(method, path, body, cookie);
    expect(answer.ok, `${method} ${path}: ${answer.status}`).toBe(true);
    return answer.json();
  };
}

const search = async (origin: string) => {
  const ask = await signIn(origin);
  const found: Record<string, unknown> = {};
  for (const word of WORDS) found[word] = await ask("GET", `/api/search?q=${word}`);
  return found;
};

/** Rows of each table, the schema and the files, read without the code of the backup. */
async function contentsOf(folder: string) {
  const store = await openLocalStore(folder);
  try {
    const objects = (await store.query(
      `select name, sql from sqlite_master where type = 'table' and name not like 'sqlite\\_%' escape '\\'
       and name not like '\\_cf\\_%' escape '\\' order by name`,
    )) as { name: string; sql: string }[];
    const indexes = objects.filter(({ sql }) => /using fts5/i.test(sql)).map(({ name }) => name);
    const ofIndexes = new RegExp(`^(${indexes.join("|")})(_(data|idx|content|docsize|config))?$`);
    const tables = objects.filter(({ name }) => !ofIndexes.test(name));
    const rows: Record<string, unknown[]> = {};
    for (const { name } of [...tables, { name: "sqlite_sequence" }]) {
      const read = await store.query(`select * from "${name}"`);
      rows[name] = read.map((row: unknown) => JSON.stringify(row)).sort();
    }
    const schema = await store.query(
      "select type, name, sql from sqlite_master where name not like '\\_cf\\_%' escape '\\' order by type, name",
    );
    const files: Record<string, unknown> = {};
    for (const { key, contentType } of await store.listFiles())
      files[key] = [contentType, (await store.getFile(key))?.toString("base64")];
    return { schema, rows, files, indexes };
  } finally {
    await store.close();
  }
}

async function wordsOf(folder: string) {
  const store = await openLocalStore(folder);
  try {
    const words: Record<string, unknown[]> = {};
    for (const { name } of (await store.query(
      "select name from sqlite_master where sql like '%using fts5(%' order by name",
    )) as { name: string }[]) {
      await store.query(`create virtual table "words_of_${name}" using fts5vocab("${name}", "instance")`);
      words[name] = await store.query(`select term, doc from "words_of_${name}" order by term, doc`);
      await store.query(`drop table "words_of_${name}"`);
    }
    return words;
  } finally {
    await store.close();
  }
}

const withoutRebuilds = ({ rows, ...rest }: Awaited<ReturnType<typeof contentsOf>>) => ({
  ...rest,
  rows: { ...rows, search_rebuilds: [] },
});

let searched: Record<string, unknown>;
let contents: Awaited<ReturnType<typeof contentsOf>>;
let words: Awaited<ReturnType<typeof wordsOf>>;

beforeAll(async () => {
  expect(await migrate(original)).toBe(0);
  searched = await withServer(original, async (origin) => {
    const ask = await signIn(origin);
    for (const contactName of ["Kofi Mensah", "Ama Kofi"])
      await ask("POST", "/api/contacts", { contactName, companyName: "Volta Rice" });
    for (const month of ["June", "July", "August"])
      await ask("POST", "/api/upload/attachment", {
        filename: `Quarterly prices ${month}.pdf`,
        fileData: `data:application/pdf;base64,${btoa(`%PDF-1.4 Prices of ${month}`)}`,
      });
    return search(origin);
  });
  const store = await openLocalStore(original);
  await store.query(
    `update contacts set linkedin_profile = ${LONG_TEXT} where id = (select min(id) from contacts)`,
  );
  await store.close();
  [contents, words] = [await contentsOf(original), await wordsOf(original)];
}, 180_000);

/** Runs only in `npm run test:all`: the gate rehearses one backup and one restore. */
const inAll = it.runIf(process.env.TEST_SCOPE === "all");

describe("the rehearsal of a backup", () => {
  it("has enough data to compare", () => {
    expect(Object.values(contents.rows).filter((rows) => rows.length > 0).length).toBeGreaterThan(15);
    expect(Object.keys(contents.files).length).toBeGreaterThan(2);
    expect(JSON.stringify(searched)).toContain("Kofi Mensah");
    expect(words.company_search?.length).toBeGreaterThan(1_000);
  });

  it("backs up local data and restores it into an empty database with every table and file equal", async () => {
    const saved = await runScript(BACKUP, ["--local", "--persist-to", original, "--to", backup]);
    expect(saved).toMatchObject({ code: 0 });
    const loaded = await runScript(RESTORE, [backup, "--local", "--persist-to", restored]);
    expect(loaded).toMatchObject({ code: 0 });
    expect(withoutRebuilds(await contentsOf(restored))).toEqual(withoutRebuilds(contents));
  });

  inAll("refuses a database that has rows", async () => {
    const again = await runScript(RESTORE, [backup, "--local", "--persist-to", restored]);
    expect(again.code).toBe(1);
    expect(again.said).toContain("Restore into a new database and bucket.");
  });

  inAll("replaces what is there when asked", async () => {
    const again = await runScript(RESTORE, [backup, "--local", "--persist-to", restored, "--replace"]);
    expect(again).toMatchObject({ code: 0 });
    expect(withoutRebuilds(await contentsOf(restored))).toEqual(withoutRebuilds(contents));
  });

  inAll("finds the same after the Worker wrote the search indexes anew", async () => {
    const found = await withServer(restored, async (origin) => {
      await fetch(`${origin}/cdn-cgi/handler/scheduled?cron=${encodeURIComponent("* * * * *")}`);
      return search(origin);
    });
    expect(found).toEqual(searched);
    expect(await wordsOf(restored)).toEqual(words);
  });

  inAll("reads from Cloudflare what it reads from local data, and restores it there", async () => {
    const folder = join(root, "remote-backup");
    const from = await startCloudflare(original);
    const saved = await runScript(BACKUP, ["--remote", "--env", "production", "--to", folder], from.env);
    await from.stop();
    expect(saved).toMatchObject({ code: 0 });
    const read = (name: string) => readFileSync(join(name, "database.sql"), "utf8");
    expect(read(folder) === read(backup)).toBe(true);
    const into = await startCloudflare(remote);
    const loaded = await runScript(RESTORE, [folder, "--remote", "--env", "preview", "--replace"], into.env);
    await into.stop();
    expect(loaded).toMatchObject({ code: 0 });
    expect(withoutRebuilds(await contentsOf(remote))).toEqual(withoutRebuilds(contents));
  });

  it("refuses a backup that has changed", async () => {
    const file = join(backup, "database.sql");
    const before = readFileSync(file);
    writeFileSync(file, `${before}\n`);
    const refused = await runScript(RESTORE, [backup, "--local", "--persist-to", join(root, "empty")]);
    writeFileSync(file, before);
    expect(refused.code).toBe(1);
    expect(refused.said).toContain("has changed since the backup");
  });

  it("never replaces production", async () => {
    const refused = await runScript(RESTORE, [backup, "--remote", "--env", "production", "--replace"]);
    expect(refused.code).toBe(1);
    expect(refused.said).toContain("Production is never replaced");
  });
});

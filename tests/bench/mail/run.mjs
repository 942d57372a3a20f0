// Time and memory of the most expensive emails, each in a separate process: ours beside postal-mime alone, which ours wraps.
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expectThat, isShort, machine, ROOT, sayProgress, table, writeSection } from "../report.mjs";
import { bundle } from "../understanding/bundle.mjs";
import { mails } from "./mails.mjs";

/** Limits for one email: memory in megabytes, its own bytes included, and milliseconds. */
const MAX_MEGABYTES = 64;
const PATIENCE = 120_000;

const folder = mkdtempSync(join(tmpdir(), "njia-mail-"));
const path = await bundle("tests/bench/mail/read.ts", join(folder, "read.mjs"));
const file = join(folder, "mail");

function measure(reader) {
  const child = join(ROOT, "tests/bench/mail/child.mjs");
  const { stdout } = spawnSync("node", ["--expose-gc", child, path, reader, file], {
    encoding: "utf8",
    timeout: PATIENCE,
  });
  return stdout ? JSON.parse(stdout) : { milliseconds: "over 120,000", megabytes: "not known" };
}

try {
  const rows = mails.map(({ name, megabytes, raw }, index) => {
    sayProgress(name, index + 1, mails.length);
    writeFileSync(file, raw());
    const ours = measure("ours");
    const peer = isShort ? { milliseconds: "–", megabytes: "–" } : measure("peer");
    expectThat(ours.megabytes < MAX_MEGABYTES, `${name}: ${ours.megabytes} MB.`);
    return [name, megabytes, ours.milliseconds, ours.megabytes, peer.milliseconds, peer.megabytes];
  });
  const heads = ["mail of", "MB", "ms", "MB taken", "postal-mime, ms", "postal-mime, MB taken"];
  const words = `\`npm run bench -- mail\` on ${machine()}: the most expensive emails, each parsed in its own process, by us (headers, text,
reports, sizes of attachments) and by postal-mime 4.0 as it comes, which ours wraps with limits. Memory is the growth of the process, with the email
itself; the aim is at most ${MAX_MEGABYTES} MB and a second.`;
  writeSection("mail", `## Expensive emails\n\n${words}\n\n${table(heads, rows)}`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

import { describe, expect, it } from "vitest";
import { previewOf } from "~/domains/directory/imports/import-view";
import { getImport } from "~/domains/directory/imports/imports.server";
import { confirmImportMapping } from "~/domains/directory/imports/mapping/confirm-import-mapping.server";
import { guessMapping } from "~/domains/directory/imports/mapping/guess-mapping";
import { resetImport } from "~/domains/directory/imports/mapping/reset-import.server";
import {
  decideImportOptOut,
  listImportOptOuts,
} from "~/domains/directory/imports/opt-outs/decide-opt-out.server";
import { requestImportUndo } from "~/domains/directory/imports/request-import-undo.server";
import { rereadImport } from "~/domains/directory/imports/reread-import.server";
import type { ImportMapping } from "~/domains/directory/imports/schemas";
import { startImport } from "~/domains/directory/imports/start-import.server";
import { addressHashes } from "~/domains/global-suppressions/address-hash.server";
import { addSuppressions } from "~/domains/suppressions/add-suppressions.server";
import { eraseSuppressedAddress } from "~/domains/suppressions/erase-address.server";
import { suppressStatement } from "~/domains/suppressions/suppress.server";
import { suppressAliasesStatement } from "~/domains/suppressions/suppress-aliases.server";
import {
  check,
  checkPeople,
  importFile,
  importPeople,
  ownPeople,
  runQueue,
  upload,
} from "../../../support/fixtures/imports";
import { type Business, makeBusiness } from "../../../support/harness/context";

const MAILCHIMP = `Email Address,First Name,Last Name,OPTIN_TIME,UNSUB_TIME,UNSUB_CAMPAIGN_TITLE,UNSUB_REASON,CLEAN_TIME
no@optout.test,Kofi,Annan,2024-01-01,2025-01-01 10:00:00,Spring,NORMAL,
gone@optout.test,Ama,Serwaa,2024-01-01,,,,2025-02-02 10:00:00
yes@optout.test,Yaa,Asantewaa,2024-01-01,,,,
`;

async function suppressed({ ctx, account }: Business) {
  const { results } = await ctx.d1
    .prepare(
      "select address, reason, date(created_at, 'unixepoch') as day, note from suppressions where account_id = ? order by address",
    )
    .bind(account.id)
    .all<{ address: string; reason: string; day: string; note: string }>();
  return results;
}
const addressesOf = async (business: Business) => (await suppressed(business)).map(({ address }) => address);

async function undo({ ctx }: Business, importId: number, liftSuppressions: boolean) {
  await requestImportUndo(ctx, importId, { liftSuppressions });
  await runQueue(ctx);
  expect(await getImport(ctx, importId)).toMatchObject({ status: "undone" });
}

describe("opt-out columns", () => {
  it.each<[string, string[], string[][], (string | null)[]]>([
    [
      "a state",
      ["Email", "Name", "Status"],
      [["a@b.test", "A", "Subscribed"]],
      ["personEmail", "personName", "personOptOut"],
    ],
    [
      "a state of a sale",
      ["Email", "Name", "Status"],
      [["a@b.test", "A", "Qualified"]],
      ["personEmail", "personName", null],
    ],
    [
      "no name",
      ["Email", "Name", "Liste"],
      [
        ["a@b.test", "A", "désabonné"],
        ["c@b.test", "C", "abonné"],
      ],
      ["personEmail", "personName", "personOptOut"],
    ],
    [
      "two",
      ["Email", "Name", "Bounced", "Unsubscribed"],
      [],
      ["personEmail", "personName", "personOptOut", "personOptOut"],
    ],
    ["no addresses", ["Name", "Unsubscribed"], [["A", "yes"]], ["personName", null]],
    [
      "a question refused",
      ["Email", "Name", "Do you agree to receive our emails?"],
      [["a@b.test", "A", "No"]],
      ["personEmail", "personName", "personOptOut"],
    ],
    [
      "a consent that no one asked for",
      ["Email", "Name", "Newsletter"],
      [["a@b.test", "A", "No"]],
      ["personEmail", "personName", null],
    ],
    [
      "a question about terms",
      ["Email", "Name", "Do you agree to our terms?"],
      [["a@b.test", "A", "No"]],
      ["personEmail", "personName", null],
    ],
  ])("are guessed from column names and sample values: %s", (_, columns, sample, mapping) => {
    expect(guessMapping(columns, sample, "contacts")).toEqual(mapping);
  });

  it("are recognised by a row after the sample", async () => {
    const { ctx } = await makeBusiness();
    const rows = Array.from({ length: 300 }, (_, at) => `Ama ${at},ama${at}@optout.test,Active\n`);
    const file = `name,email,status\n${rows.join("")}Bo,bo@optout.test,Unsubscribed\n`;
    const row = await upload(ctx, file, "list.csv", "contacts");
    expect(row.mapping).toEqual(["personName", "personEmail", "personOptOut"]);
  });

  it("require a decision at the start if only the check finds them", async () => {
    const { ctx } = await makeBusiness();
    const rows = Array.from({ length: 3_000 }, (_, at) => `Ama ${at},ama${at}@optout.test,Active\n`);
    const row = await checkPeople(ctx, `name,email,status\n${rows.join("")}Bo,bo@optout.test,Unsubscribed\n`);
    expect(row.mapping).toEqual(["personName", "personEmail", null]);
    await expect(startImport(ctx, row.id, {})).rejects.toMatchObject({
      field: "ignoreOptOuts",
      message: expect.stringContaining("“status” isn’t mapped"),
    });
    await confirmImportMapping(ctx, row.id, {
      mapping: ["personName", "personEmail", "personOptOut"],
      onDuplicate: "skip",
    });
    await runQueue(ctx);
    expect(await getImport(ctx, row.id)).toMatchObject({ rowsOptedOut: 1, rowsOptOutUnknown: 0 });
    expect(await startImport(ctx, row.id, {})).toMatchObject({ status: "running" });
  });

  it("are asked about once if left unmapped, and can then be ignored", async () => {
    const business = await makeBusiness();
    const { ctx } = business;
    const row = await upload(ctx, MAILCHIMP, "unsubscribed.csv", "contacts");
    const mapping = row.mapping.map((field) =>
      field === "personOptOut" ? null : field,
    ) as ImportMapping["mapping"];
    const confirm = (more: Partial<ImportMapping> = {}) =>
      confirmImportMapping(ctx, row.id, { mapping, onDuplicate: "skip", ...more });
    await expect(confirm()).rejects.toMatchObject({
      code: "invalid",
      field: "ignoreOptOuts",
      message: expect.stringContaining("“UNSUB_TIME”, “CLEAN_TIME” aren’t mapped"),
    });
    await confirm({ ignoreOptOuts: true });
    await runQueue(ctx);
    expect(await confirm()).toMatchObject({ status: "checking", ignoreOptOuts: true });
    await runQueue(ctx);
    expect(await getImport(ctx, row.id)).toMatchObject({ status: "checked", rowsOptedOut: 0 });
  });
});

describe("an import with opt-outs", () => {
  it("counts opted-out contacts, imports them, and suppresses them with reason and date", async () => {
    const business = await makeBusiness();
    expect(await checkPeople(business.ctx, MAILCHIMP)).toMatchObject({
      rowsOptedOut: 2,
      rowsOptOutUnknown: 0,
      unknownOptOuts: [],
    });
    expect(await suppressed(business)).toEqual([]);
    await importPeople(business.ctx, MAILCHIMP, "mc.csv");
    expect((await ownPeople(business.ctx)).map(({ email }) => email)).toEqual([
      "no@optout.test",
      "gone@optout.test",
      "yes@optout.test",
    ]);
    expect(await suppressed(business)).toEqual([
      { address: "gone@optout.test", reason: "bounce", day: "2025-02-02", note: "mc.csv: CLEAN_TIME" },
      { address: "no@optout.test", reason: "unsubscribe", day: "2025-01-01", note: "mc.csv: UNSUB_TIME" },
    ]);
  });

  it("marks the preview rows that can't be emailed, with the reason", async () => {
    const { ctx } = await makeBusiness();
    const preview = previewOf(await checkPeople(ctx, MAILCHIMP), ctx.now());
    expect(preview.people.map(({ contactEmail, optOut }) => [contactEmail, optOut])).toEqual([
      ["no@optout.test", "Unsubscribed, 1 Jan 2025"],
      ["gone@optout.test", "Bounced, 2 Feb 2025"],
      ["yes@optout.test", ""],
    ]);
    const unknown = await checkPeople(ctx, "name,email,unsubscribed\nAma,ama@optout.test,maybe\n");
    expect(previewOf(unknown, ctx.now()).people).toMatchObject([{ optOut: "“maybe”: needs your decision" }]);
    const companies = await check(ctx, "name,email,opt out\nAcme,ama@acme.test,yes\nBeta,bo@beta.test,no\n");
    const { rows, fields } = previewOf(companies, ctx.now());
    expect(rows.map(({ optOut }) => optOut)).toEqual(["Unsubscribed", ""]);
    expect(fields.at(-1)).toEqual({ field: "optOut", label: "May not be emailed" });
  });

  it("suppresses existing contacts, and addresses without a name", async () => {
    const business = await makeBusiness();
    await importPeople(business.ctx, "name,email\nAma,ama@optout.test\n");
    const row = await importPeople(
      business.ctx,
      "name,email,unsubscribed\nAma,ama@optout.test,yes\n,nameless@optout.test,yes\n",
    );
    expect(row).toMatchObject({ peopleCreated: 1, peopleSkipped: 1, rowsRejected: 0 });
    expect(await addressesOf(business)).toEqual(["ama@optout.test", "nameless@optout.test"]);
  });

  it.each([
    ["with a person", "name,contact name,contact email,opt out\nAcme,Ama,ama@acme.test,yes\n"],
    ["with an address alone", "name,email,opt out\nAcme,ama@acme.test,yes\n"],
  ])("of companies %s also suppresses the address", async (_, file) => {
    const business = await makeBusiness();
    expect(await importFile(business.ctx, file)).toMatchObject({
      status: "completed",
      rowsCreated: 1,
      peopleRejected: 0,
    });
    expect(await addressesOf(business)).toEqual(["ama@acme.test"]);
  });

  it("never lifts a suppression, even if a later file has no opt-out", async () => {
    const business = await makeBusiness();
    await importPeople(business.ctx, "name,email,unsubscribed\nAma,ama@optout.test,yes\n");
    await importPeople(business.ctx, "name,email,unsubscribed\nAma,ama@optout.test,no\n");
    expect(await addressesOf(business)).toEqual(["ama@optout.test"]);
  });

  it("counts an existing suppressed contact as one row of the quota", async () => {
    const business = await makeBusiness();
    const { ctx, account } = business;
    const rowsUsed = async () =>
      (await ctx.d1
        .prepare("select sum(used) as n from quota_usage where holder = ? and kind = 'rows'")
        .bind(`account:${account.id}`)
        .first<number>("n")) ?? 0;
    await importPeople(ctx, "name,email,unsubscribed\nAma,ama@optout.test,yes\n");
    const before = await rowsUsed();
    await importPeople(ctx, "name,email,unsubscribed\nAma,ama@optout.test,yes\n");
    // Two rows used: the upload, and the row of an existing contact.
    expect((await rowsUsed()) - before).toBe(2);
  });
});

it("rejects a column mapping for a replaced header row", async () => {
  const { ctx } = await makeBusiness();
  const { id } = await upload(
    ctx,
    "name,email,note\nname,email,unsubscribed\nAma,ama@optout.test,yes\n",
    "a.csv",
    "contacts",
  );
  const shown = await getImport(ctx, id);
  await rereadImport(ctx, id, { headerLine: 2 });
  await expect(resetImport(ctx, shown, { status: "checking" })).rejects.toMatchObject({ code: "conflict" });
  expect(await getImport(ctx, id)).toMatchObject({ status: "uploaded", headerLine: 2 });
});

describe("opt-out values far down a file", () => {
  it("require a decision, however many columns and however long cells the file has", async () => {
    const business = await makeBusiness();
    const names = Array.from({ length: 100 }, (_, index) => `status ${index}`);
    const filler = "x".repeat(600);
    const row = (index: number, unsubscribed = -1) =>
      [
        `P${index}`,
        `p${index}@late.test`,
        ...names.map((_, place) => (place === unsubscribed ? "Unsubscribed" : filler)),
      ].join(",");
    const rows = [
      ...Array.from({ length: 30 }, (_, index) => row(index)),
      ...names.map((_, place) => row(30 + place, place)),
    ];
    const file = await checkPeople(
      business.ctx,
      ["name,email", ...rows].join("\n").replace("name,email", `name,email,${names}`),
    );
    expect(file).toMatchObject({ status: "checked", rowsTotal: 130 });
    expect(JSON.stringify(file.sample).length).toBeLessThan(200_000);
    await expect(startImport(business.ctx, file.id, {})).rejects.toMatchObject({ field: "ignoreOptOuts" });
  });
});

describe("an unrecognised opt-out value", () => {
  const FILE =
    "name,email,unsubscribed\nAma,ama@optout.test,maybe\nBo,bo@optout.test,paused\nCy,cy@optout.test,maybe\n";

  it("is shown before the start, and its contacts are suppressed until it is decided", async () => {
    const business = await makeBusiness();
    const { ctx } = business;
    expect(await checkPeople(ctx, FILE)).toMatchObject({
      rowsOptedOut: 3,
      rowsOptOutUnknown: 3,
      unknownOptOuts: [
        { value: "maybe", count: 2 },
        { value: "paused", count: 1 },
      ],
    });
    const { id } = await importPeople(ctx, FILE);
    expect(await addressesOf(business)).toHaveLength(3);
    expect(await decideImportOptOut(ctx, id, { value: "maybe", decision: "allow" })).toBe(2);
    expect(await addressesOf(business)).toEqual(["bo@optout.test"]);
    expect(await decideImportOptOut(ctx, id, { value: "paused", decision: "suppress" })).toBe(1);
    expect(await addressesOf(business)).toEqual(["bo@optout.test"]);
    expect(await listImportOptOuts(ctx, id)).toEqual([]);
    await expect(decideImportOptOut(ctx, id, { value: "paused", decision: "allow" })).rejects.toMatchObject({
      code: "conflict",
    });
  });

  it("decision skips contacts suppressed before the import or unsubscribed since", async () => {
    const business = await makeBusiness();
    const { ctx, account } = business;
    await addSuppressions(ctx, { addresses: ["ama@optout.test"] });
    const { id } = await importPeople(ctx, FILE);
    await suppressStatement(ctx, {
      accountId: account.id,
      address: "cy@optout.test",
      reason: "unsubscribe",
    });
    expect(await listImportOptOuts(ctx, id)).toEqual([{ value: "paused", count: 1 }]);
    await expect(decideImportOptOut(ctx, id, { value: "maybe", decision: "allow" })).rejects.toMatchObject({
      code: "conflict",
    });
    expect(await addressesOf(business)).toHaveLength(3);
  });

  it("is overridden by a clear opt-out of the same person", async () => {
    const business = await makeBusiness();
    const { ctx } = business;
    const { id } = await importPeople(ctx, `${FILE}Ama,ama@optout.test,yes\n`);
    expect(await listImportOptOuts(ctx, id)).toEqual([
      { value: "maybe", count: 1 },
      { value: "paused", count: 1 },
    ]);
    expect((await suppressed(business))[0]).toMatchObject({
      address: "ama@optout.test",
      reason: "unsubscribe",
    });
  });
});

describe("undoing an import with opt-outs", () => {
  const FILE = "name,email,unsubscribed\nAma,ama@optout.test,yes\nBo,bo@optout.test,yes\n";

  it("keeps its suppressions by default", async () => {
    const business = await makeBusiness();
    const { id } = await importPeople(business.ctx, FILE);
    await undo(business, id, false);
    expect(await ownPeople(business.ctx)).toEqual([]);
    expect(await addressesOf(business)).toHaveLength(2);
  });

  it("lifts suppressions that only it created, on request", async () => {
    const business = await makeBusiness();
    const { ctx, account } = business;
    await addSuppressions(ctx, { addresses: ["own@optout.test"] });
    const { id } = await importPeople(ctx, FILE);
    await suppressStatement(ctx, { accountId: account.id, address: "bo@optout.test", reason: "unsubscribe" });
    await undo(business, id, true);
    expect(await addressesOf(business)).toEqual(["bo@optout.test", "own@optout.test"]);
  });

  it("keeps suppressions that another import also created", async () => {
    const business = await makeBusiness();
    const first = await importPeople(business.ctx, FILE);
    const second = await importPeople(business.ctx, "name,email,bounced\nBo,bo@optout.test,yes\n");
    await undo(business, second.id, true);
    await undo(business, first.id, true);
    expect(await addressesOf(business)).toEqual(["bo@optout.test"]);
  });

  it("keeps the suppression of an address merged with an unsubscribed one", async () => {
    const business = await makeBusiness();
    const { ctx, account } = business;
    await suppressStatement(ctx, {
      accountId: account.id,
      address: "own@optout.test",
      reason: "unsubscribe",
    });
    const { id } = await importPeople(ctx, FILE);
    await suppressAliasesStatement(ctx, "bo@optout.test", ["own@optout.test"], "Merged").run();
    await suppressAliasesStatement(ctx, "ama@optout.test", ["nobody@optout.test"], "Merged").run();
    await undo(business, id, true);
    expect(await addressesOf(business)).toEqual(["bo@optout.test", "own@optout.test"]);
  });

  it("keeps the suppression of an erased person", async () => {
    const business = await makeBusiness();
    const { ctx } = business;
    const { id } = await importPeople(ctx, FILE);
    await eraseSuppressedAddress(ctx, addressHashes(ctx.config, "bo@optout.test")).run();
    await undo(business, id, true);
    expect(await addressesOf(business)).toEqual([null]);
  });

  it("doesn't affect other accounts", async () => {
    const [business, other] = [await makeBusiness(), await makeBusiness()];
    await importPeople(other.ctx, FILE);
    const { id } = await importPeople(business.ctx, FILE);
    await undo(business, id, true);
    expect(await addressesOf(business)).toEqual([]);
    expect(await addressesOf(other)).toHaveLength(2);
  });
});

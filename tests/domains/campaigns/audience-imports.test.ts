import { describe, expect, it } from "vitest";
import { listAudience } from "~/domains/campaigns/audience/list-audience.server";
import { countKnownPeople } from "~/domains/directory/imports/people/known-people.server";
import { requestImportUndo } from "~/domains/directory/imports/request-import-undo.server";
import { mergeGroup } from "~/domains/merging/merging/merge-group.server";
import { undoMerge } from "~/domains/merging/merging/undo-merge.server";
import { business, campaignTo, count } from "../../support/fixtures/audiences";
import { launch, messagesOf } from "../../support/fixtures/campaigns";
import { importPeople, runQueue } from "../../support/fixtures/imports";
import { foundGroups } from "../../support/fixtures/merging";
import type { Business } from "../../support/harness/context";

type Ctx = Business["ctx"];

const imported = async (ctx: Ctx, lines: string[], name = "people.csv") =>
  (await importPeople(ctx, `name,email,company\n${lines.join("\n")}\n`, name)).id;

async function namesIn(ctx: Ctx, importId: number) {
  const rules = { people: "all", roleAddresses: true, activeContacts: false } as const;
  const source = { kind: "import", id: importId } as const;
  const { rows } = await listAudience(ctx, source, rules, { show: "all", limit: 50 });
  return rows.map(({ name }) => name).sort();
}

describe("the audience of an import", () => {
  it("includes imported contacts that already existed, each once", async () => {
    const ctx = await business();
    await imported(ctx, ["Amina,amina@jua.test,Jua", "Kofi,kofi@jua.test,Jua"]);
    const again = await imported(ctx, [
      "Otieno,otieno@jua.test,Jua",
      "Amina,amina@jua.test,Jua",
      "AMINA,amina@jua.test,Jua",
      "Otieno,otieno@jua.test,Jua",
    ]);
    expect(await namesIn(ctx, again)).toEqual(["Amina", "Otieno"]);
    expect(await countKnownPeople(ctx, again)).toBe(1);
    const { id } = await campaignTo(ctx, `import:${again}`);
    await launch(ctx, id);
    expect((await messagesOf(ctx, id)).map(({ to_name }) => to_name).sort()).toEqual(["Amina", "Otieno"]);
  });

  it("excludes another account's contacts, and counts no known contacts after the import was undone", async () => {
    const [ctx, other] = [await business(), await business()];
    await imported(other, ["Amina,amina@jua.test,Jua"]);
    const mine = await imported(ctx, ["Amina,amina@jua.test,Jua"]);
    const again = await imported(ctx, ["Amina,amina@jua.test,Jua"], "again.csv");
    expect(await countKnownPeople(ctx, mine)).toBe(0);
    expect(await namesIn(ctx, again)).toEqual(["Amina"]);
    await requestImportUndo(ctx, again);
    await runQueue(ctx);
    expect(await countKnownPeople(ctx, again)).toBe(0);
    expect(await namesIn(ctx, mine)).toEqual(["Amina"]);
  });

  it("includes a merged contact in both imports, and in its own import after the undo", async () => {
    const ctx = await business();
    const one = await imported(ctx, ["Amina Odhiambo,amina@jua.test,"], "one.csv");
    const other = await imported(ctx, ["Amina Odhiambo,amina.odhiambo@jua.test,"], "other.csv");
    const phone =
      "update contacts set phone_number = '+254700123456', company_name = 'Jua' where account_id = ?";
    await ctx.d1.prepare(phone).bind(ctx.account.id).run();
    const [group] = await foundGroups(ctx, "contacts");
    if (!group) throw new Error("no duplicates");
    await mergeGroup(ctx, group.id, { keptId: group.firstId, from: {} });
    expect(await namesIn(ctx, one)).toEqual(["Amina Odhiambo"]);
    expect(await namesIn(ctx, other)).toEqual(["Amina Odhiambo"]);
    expect((await count(ctx, `import:${one}`)).emailed).toBe(1);
    await undoMerge(ctx, group.id);
    expect(await namesIn(ctx, one)).toEqual(["Amina Odhiambo"]);
    expect(await namesIn(ctx, other)).toEqual(["Amina Odhiambo"]);
    const { results } = await ctx.d1
      .prepare(
        "select import_id from import_contacts where contact_id in (select id from contacts where account_id = ?)",
      )
      .bind(ctx.account.id)
      .all();
    expect(results).toEqual([]);
  });
});

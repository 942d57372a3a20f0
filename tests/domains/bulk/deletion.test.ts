import { describe, expect, it } from "vitest";
import { deleteRows } from "~/domains/bulk/deletion/delete-rows.server";
import { deletionPreview } from "~/domains/bulk/deletion/deletion-preview.server";
import { getDeletion, purgeDeletions, undoDeletion } from "~/domains/bulk/deletion/undo-deletion.server";
import { SelectionSchema } from "~/domains/bulk/selection-schema";
import { ContactInput } from "~/domains/directory/contacts/contact-input";
import { listContacts } from "~/domains/directory/contacts/list-contacts.server";
import { purgeRemovedContacts } from "~/domains/directory/contacts/removal/removed-contacts.server";
import { createContact } from "~/domains/directory/contacts/save-contact.server";
import { listLeads } from "~/domains/lead-search/leads/leads.server";
import { addAlike, makeSearch, runSearch } from "../../support/fixtures/lead-search";
import { makeBusiness, testContext } from "../../support/harness/context";

async function withContacts(count: number) {
  const { ctx } = await makeBusiness({ plan: "scaleup" });
  const ids: number[] = [];
  for (let n = 0; n < count; n += 1)
    ids.push((await createContact(ctx, ContactInput.parse({ contactName: `Person ${n}` }))).id);
  const left = async () =>
    (await listContacts(ctx, { words: "person" }, { limit: 50 })).rows
      .map(({ id }) => id)
      .sort((a, b) => a - b);
  return { ctx, ids, left };
}

const of = (input: object) => SelectionSchema.parse(input);

describe("a deletion of selected rows", () => {
  it("deletes existing rows, and its undo restores exactly these; repeating changes nothing more", async () => {
    const { ctx, ids, left } = await withContacts(5);
    const [a = 0, b = 0, c = 0] = ids;
    const theirs = await withContacts(1);
    const picked = of({ contactIds: [a, b, theirs.ids[0], 999_999_999] });
    expect(await deletionPreview(ctx, picked)).toMatchObject({
      ids: [a, b],
      names: ["Person 0", "Person 1"],
    });
    const first = await deleteRows(ctx, picked);
    const second = await deleteRows(ctx, of({ contactIds: [c] }));
    expect([first.count, await left(), await theirs.left()]).toEqual([2, ids.slice(3), theirs.ids]);
    await expect(deleteRows(ctx, picked)).rejects.toMatchObject({ code: "invalid" });
    await expect(undoDeletion(theirs.ctx, first.id)).rejects.toMatchObject({ code: "not_found" });
    expect((await undoDeletion(ctx, first.id)).text).toBe("2 contacts restored.");
    expect((await undoDeletion(ctx, first.id)).text).toBe("2 contacts restored.");
    expect(await left()).toEqual(ids.filter((id) => id !== c));
    await undoDeletion(ctx, second.id);
    expect(await left()).toEqual(ids);
  });

  it("records separate rows for two concurrent deletions of the same rows, and undoing both restores all", async () => {
    const { ctx, ids, left } = await withContacts(4);
    const both = await Promise.allSettled([
      deleteRows(ctx, of({ contactIds: ids.slice(0, 3) })),
      deleteRows(ctx, of({ contactIds: ids.slice(1) })),
    ]);
    expect(await left()).toEqual([]);
    const done = both.flatMap((side) => (side.status === "fulfilled" ? [side.value] : []));
    const named = await Promise.all(done.map(async ({ id }) => (await getDeletion(ctx, id)).ids));
    expect(named.flat().sort((a, b) => a - b)).toEqual(ids);
    await Promise.all(done.map(({ id }) => undoDeletion(ctx, id)));
    expect(await left()).toEqual(ids);
  });

  it("names the rows that can't be restored, with reasons, and restores none after the retention period", async () => {
    const { ctx, ids } = await withContacts(3);
    const { id } = await deleteRows(ctx, of({ contactIds: ids }));
    await createContact(ctx, ContactInput.parse({ contactName: "Person 1" }));
    expect((await undoDeletion(ctx, id)).text).toBe(
      "2 contacts restored. 1 not restored: This contact was added again. Delete the new contact first.",
    );
    const later = new Date(Date.now() + 86_400_000);
    await purgeRemovedContacts(testContext(), later);
    expect((await undoDeletion(ctx, id)).refused).toMatchObject([
      { reason: "The contact was deleted permanently." },
    ]);
    await purgeDeletions(testContext(), later);
    await expect(undoDeletion(ctx, id)).rejects.toMatchObject({ code: "not_found" });
  });

  it("doesn't restore rows that were restored and deleted again later", async () => {
    const { ctx, ids, left } = await withContacts(2);
    const first = await deleteRows(ctx, of({ contactIds: ids }));
    await undoDeletion(ctx, first.id);
    const at = new Date(Date.now() + 5000);
    await deleteRows({ ...ctx, now: () => at }, of({ contactIds: ids.slice(1) }));
    expect(await undoDeletion(ctx, first.id)).toMatchObject({
      back: ids.slice(0, 1),
      refused: [{ id: ids[1], reason: "It was restored and deleted again." }],
    });
    expect(await left()).toEqual(ids.slice(0, 1));
  });

  it("deletes all matching leads, and restores them with the same totals", async () => {
    const { ctx } = await makeBusiness({ plan: "scaleup" });
    await addAlike(ctx, 6);
    const search = await makeSearch(ctx, {}, 6);
    await runSearch(ctx, search.id);
    const before = await listLeads(ctx, { limit: 9 });
    const all = of({ matching: "leads", filter: `search=${search.id}&order=unsurest` });
    const { ids } = await deletionPreview(ctx, all);
    expect(ids[0]).toBe(before.rows.at(-1)?.id);
    await expect(deleteRows(ctx, all)).rejects.toMatchObject({ code: "invalid" });
    const { id, count } = await deleteRows(ctx, of({ leadIds: ids }));
    expect([count, (await listLeads(ctx, { limit: 9 })).total]).toEqual([6, { count: 0, isExact: true }]);
    expect((await undoDeletion(ctx, id)).text).toBe("6 leads restored.");
    expect(await listLeads(ctx, { limit: 9 })).toEqual(before);
  });

  it("deletes 500 rows in one batch", async () => {
    const { ctx } = await makeBusiness({ plan: "scaleup" });
    await ctx.d1
      .prepare(
        `with recursive n(i) as (select 1 union all select i + 1 from n where i < 500)
         insert into contacts (account_id, contact_name, confidence, source, is_demo, created_at, updated_at)
         select ?1, 'Many ' || i, 0, 'list', 0, 1, 1 from n`,
      )
      .bind(ctx.account.id)
      .run();
    const { results } = await ctx.d1
      .prepare("select id from contacts where account_id = ?1")
      .bind(ctx.account.id)
      .all<{ id: number }>();
    const deletion = await deleteRows(ctx, of({ contactIds: results.map(({ id }) => id) }));
    expect(deletion.count).toBe(500);
    expect((await undoDeletion(ctx, deletion.id)).text).toBe("500 contacts restored.");
  });
});

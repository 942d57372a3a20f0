import { describe, expect, it } from "vitest";
import { LeaseLost } from "~/core/lease";
import { editCompany } from "~/domains/directory/companies/edit-company.server";
import { ContactInput } from "~/domains/directory/contacts/contact-input";
import { createContact } from "~/domains/directory/contacts/save-contact.server";
import { workOnDuplicates } from "~/domains/merging/duplicate-scan/run-scan.server";
import { isOpen, searchLease, writePiece } from "~/domains/merging/duplicate-scan/scan-lease.server";
import { findSearch, requestSearch, startSearch } from "~/domains/merging/duplicate-scan/start-scan.server";
import { isWorkingStep, STEPS } from "~/domains/merging/duplicate-scan/steps";
import { GroupQuery, listGroups } from "~/domains/merging/groups/list-groups.server";
import { removeDuplicates } from "~/domains/merging/merging/remove-duplicates.server";
import { undoMerge } from "~/domains/merging/merging/undo-merge.server";
import { addCompanies } from "../../support/fixtures/companies";
import { ownCompanies } from "../../support/fixtures/imports";
import { makeBusiness, still } from "../../support/harness/context";
import { metered } from "../../support/harness/metered";

/** A business whose clock reaches no time limit, however slow the machine: only the pieces decide what is left. */
const business = async () => still((await makeBusiness({ plan: "scaleup" })).ctx);

const nothing = { companies: { removed: 0 }, contacts: { removed: 0 } };

describe("the dedupe button", () => {
  it("merges and counts certain duplicates of companies and contacts, and finds none the second time", async () => {
    const ctx = await business();
    await addCompanies(ctx, [
      { name: "Jua Kali Solar Ltd", country: "KE" },
      { name: "Jua Kali Solar Limited", country: "KE" },
      { name: "JUA KALI SOLAR", country: "KE" },
      { name: "Mawingu Networks", country: "KE" },
      { name: "Mawyngu Networks", country: "KE" },
    ]);
    const amina = { contactName: "Amina Odhiambo", contactEmail: "amina@jua.test" };
    await createContact(ctx, ContactInput.parse(amina));
    await createContact(ctx, ContactInput.parse({ ...amina, companyName: "Jua Kali Solar" }));
    const first = await removeDuplicates(ctx);
    expect(first).toEqual({
      isWorking: false,
      results: { companies: { removed: 2 }, contacts: { removed: 1 } },
    });
    expect(await ownCompanies(ctx)).toHaveLength(3);
    const open = await listGroups(ctx, GroupQuery.parse({}));
    expect(open.rows.map(({ names }) => names)).toEqual([["Mawingu Networks", "Mawyngu Networks"]]);
    expect((await removeDuplicates(ctx)).results).toEqual(nothing);
    expect(await ownCompanies(ctx)).toHaveLength(3);
  });

  it("skips undone merges, but merges a certain pair of which one was edited", async () => {
    const ctx = await business();
    const pair = [
      { name: "Volta Pumps Ltd", country: "GH" },
      { name: "Volta Pumps Limited", country: "GH" },
    ];
    await addCompanies(ctx, pair);
    await removeDuplicates(ctx);
    const [merged] = (await listGroups(ctx, GroupQuery.parse({ state: "merged" }))).rows;
    await undoMerge(ctx, merged?.id ?? 0);
    expect((await removeDuplicates(ctx)).results).toEqual(nothing);
    const [one] = await addCompanies(ctx, [
      { name: "Savanna Bakery Ltd", country: "GH" },
      { name: "Savanna Bakery Limited", country: "GH" },
    ]);
    await editCompany(ctx, one?.id ?? 0, { city: "Accra" });
    expect((await removeDuplicates(ctx)).results.companies).toEqual({ removed: 1 });
  });

  it("leaves merges that a request has no time for to the queue", async () => {
    const ctx = await business();
    await addCompanies(
      ctx,
      Array.from({ length: 60 }, (_, index) => ({
        name: `${"bcdfghjklm"[index % 10]}a${"rstvw"[Math.floor(index / 10) % 5]}opolis ${index >= 50 ? "Ltd" : "Limited"}`,
        country: "KE",
      })),
    );
    const asked = await removeDuplicates(ctx);
    for (let job = 0; job < 5; job += 1) await workOnDuplicates(ctx);
    expect(asked.results.companies.removed).toBeLessThanOrEqual(10);
    expect((await removeDuplicates(ctx)).results).toEqual(nothing);
    expect((await ownCompanies(ctx)).length).toBe(50);
  });

  it.each(STEPS.filter(isWorkingStep))(
    "takes over a search that another job runs, at its step %s",
    async (step) => {
      const ctx = await business();
      await addCompanies(ctx, [
        { name: "Jua Kali Solar Ltd", country: "KE" },
        { name: "Jua Kali Solar Limited", country: "KE" },
      ]);
      await requestSearch(ctx);
      for (let index = 0; (await findSearch(ctx))?.step !== step && index < 30; index += 1)
        await workOnDuplicates(ctx, { milliseconds: 5_000, pieces: 1 });
      const other = await searchLease.claim(ctx, isOpen(ctx));
      if (!other) throw new Error("There is nothing to work on.");
      expect(other.row.step).toBe(step);
      expect(await removeDuplicates(ctx)).toEqual({
        isWorking: false,
        results: { companies: { removed: 1 }, contacts: { removed: 0 } },
      });
      await expect(writePiece(ctx, other, { statements: [], cursor: null }, "done")).rejects.toThrow(
        LeaseLost,
      );
      expect((await findSearch(ctx))?.number).toBe(other.row.number);
    },
  );

  it("blocks the previous job's writes in the second of the takeover", async () => {
    const ctx = await business();
    await requestSearch(ctx);
    const other = await searchLease.claim(ctx, isOpen(ctx));
    await startSearch(ctx, true);
    const mine = await searchLease.claim(ctx, isOpen(ctx));
    if (!other || !mine) throw new Error("There is nothing to work on.");
    const now = { ...other, until: mine.until };
    await expect(writePiece(ctx, now, { statements: [], cursor: null }, "done")).rejects.toThrow(LeaseLost);
    expect((await writePiece(ctx, mine, { statements: [], cursor: null }, "merging")).row.step).toBe(
      "merging",
    );
  });

  it.each(["open", "merged", "dismissed"])(
    "reads at most 500 rows for a page of %s groups",
    async (state) => {
      const ctx = await business();
      const rows = await addCompanies(
        ctx,
        Array.from({ length: 400 }, () => ({})),
      );
      const { id } = ctx.account;
      await ctx.d1.batch([
        ctx.d1
          .prepare(
            `insert into duplicate_groups (account_id, list, state, score, first_id, size, found_at)
            select ?1, 'companies', ?2, 70 + value % 30, value, 12, 1 from json_each(?3)`,
          )
          .bind(id, state, JSON.stringify(rows.map((row) => row.id))),
        ctx.d1
          .prepare(
            `insert into duplicate_members (group_id, row_id, account_id, list)
            select g.id, c.value, ?1, 'companies' from duplicate_groups g, json_each(?2) c
            where g.account_id = ?1 and c.key between g.id % 380 and g.id % 380 + 11`,
          )
          .bind(id, JSON.stringify(rows.map((row) => row.id))),
      ]);
      const counted = metered(ctx);
      const first = await listGroups(counted.ctx, GroupQuery.parse({ state }));
      expect(first.total).toEqual({ count: 400, isExact: true });
      expect(first.rows).toHaveLength(12);
      expect(counted.rowsRead()).toBeLessThanOrEqual(500);
      counted.reset();
      const second = await listGroups(counted.ctx, GroupQuery.parse({ state, cursor: first.next ?? 0 }));
      expect(counted.rowsRead()).toBeLessThanOrEqual(500);
      const ids = [...first.rows, ...second.rows].map((row) => row.id);
      expect(new Set(ids).size).toBe(24);
      const scores = first.rows.map(({ score }) => score);
      if (state === "open") expect(scores).toEqual(scores.toSorted((one, other) => other - one));
    },
  );
});

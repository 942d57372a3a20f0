import { sql } from "drizzle-orm";
import fc from "fast-check";
import { expect, it } from "vitest";
import { getLeadUsage } from "~/domains/billing/usage.server";
import { selectLeads } from "~/domains/bulk/campaign/select-leads.server";
import { SelectionFormSchema } from "~/domains/bulk/campaign/selection-form-schema";
import { CampaignSchema } from "~/domains/campaigns/campaign-schemas";
import { createCampaign } from "~/domains/campaigns/create-campaign.server";
import { discardLocalCopy } from "~/domains/directory/companies/discard-local-copy.server";
import { editCompany } from "~/domains/directory/companies/edit-company.server";
import { findCompanyOrCopy } from "~/domains/directory/companies/get-company.server";
import { removeCompany } from "~/domains/directory/companies/removal/remove-company.server";
import { restoreCompany } from "~/domains/directory/companies/removal/restore-company.server";
import { deleteLeadSearch } from "~/domains/lead-search/delete-lead-search.server";
import { removeLead } from "~/domains/lead-search/leads/removal/remove-leads.server";
import { makeTemplate } from "../../support/fixtures/campaigns";
import { importFile, importPeople } from "../../support/fixtures/imports";
import { addCompanies, makeSearch, newMarket, runSearch } from "../../support/fixtures/lead-search";
import { type Business, makeBusiness } from "../../support/harness/context";
import { runsOf } from "../../support/harness/property-runs";

const COMPANIES = 5;
const STEPS = [
  "import",
  "import twice",
  "people",
  "search",
  "two searches",
  "list",
  "campaign",
  "edit",
  "discard",
  "remove",
  "restore",
  "remove lead",
  "delete search",
] as const;

interface World {
  ctx: Business["ctx"];
  country: string;
  ids: number[];
  names: string[];
  /** Companies that the account named itself. */
  named: Set<number>;
}

/** A step that the state refuses (nothing to restore, no lead left) does nothing. */
const refused = () => null;

async function step(world: World, kind: (typeof STEPS)[number], which: number): Promise<void> {
  const { ctx, country, ids, names, named } = world;
  const id = ids[which] ?? 0;
  const name = names[which] ?? "";
  const search = async () => (await makeSearch(ctx, { location: [country] }, 4)).id;
  const list = () => selectLeads(ctx, SelectionFormSchema.parse({ companyIds: [id] }));
  const seen = await findCompanyOrCopy(ctx, id);
  if (kind === "import" || kind === "import twice") {
    await importFile(
      ctx,
      `Company,Country,City\n${name},${country},Town ${which}\n`,
      kind === "import" ? "update" : "create",
    );
    named.add(id);
  } else if (kind === "people") {
    await importPeople(ctx, `Name,Email,Company\nAmina ${which},a${which}@${id}.test,${name}\n`);
    const attached = await ctx.db.all(
      sql`select 1 from contacts k join companies c on c.id = k.company_id
        where k.account_id = ${ctx.account.id} and coalesce(c.origin_id, c.id) = ${id}`,
    );
    if (attached.length > 0) named.add(id);
  } else if (kind === "search") await runSearch(ctx, await search()).catch(refused);
  else if (kind === "two searches")
    await Promise.all([await search(), await search()].map((one) => runSearch(ctx, one).catch(refused)));
  else if (kind === "list") await list().catch(refused);
  else if (kind === "campaign") {
    const picked = await list().catch(refused);
    if (!picked) return;
    const input = { name: "Hello", templateId: await makeTemplate(ctx), targetLeadSearchId: picked.id };
    await createCampaign(ctx, CampaignSchema.parse(input)).catch(refused);
  } else if (kind === "edit") await editCompany(ctx, id, { city: `City ${which}` }).catch(refused);
  else if (kind === "discard") await discardLocalCopy(ctx, seen?.id ?? id).catch(refused);
  else if (kind === "remove") await removeCompany(ctx, seen?.id ?? id).catch(refused);
  else if (kind === "restore") await restoreCompany(ctx, id).catch(refused);
  else {
    const table = kind === "remove lead" ? sql`leads` : sql`lead_searches`;
    const rows = await ctx.db.all<{ id: number }>(
      sql`select id from ${table} where account_id = ${ctx.account.id} limit 1 offset ${which}`,
    );
    for (const row of rows)
      await (kind === "remove lead" ? removeLead(ctx, row.id) : deleteLeadSearch(ctx, row.id)).catch(refused);
  }
}

it("never charges an own company, or any company twice, in any order of actions", async () => {
  const steps = fc.array(fc.tuple(fc.constantFrom(...STEPS), fc.nat(COMPANIES - 1)), {
    minLength: 4,
    maxLength: 10,
  });
  await fc.assert(
    fc.asyncProperty(steps, async (order) => {
      const { ctx } = await makeBusiness({ plan: "startup" });
      const country = newMarket();
      const names = Array.from({ length: COMPANIES }, () => `Firm ${crypto.randomUUID().slice(0, 13)}`);
      const ids = await addCompanies(
        ctx,
        names.map((name) => ({ name, country, accountId: null })),
      );
      const world: World = { ctx, country, names, ids, named: new Set() };
      const charged = new Set<number>();
      for (const [kind, which] of order) {
        ctx.queue.sent.length = 0;
        const namedBefore = new Set(world.named);
        await step(world, kind, which);
        const rows = await ctx.db.all<{ id: number; accountId: number | null }>(
          sql`select l.company_id as id, c.account_id as accountId from lead_charges l
            left join companies c on c.id = l.company_id where l.account_id = ${ctx.account.id}`,
        );
        expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
        for (const { id, accountId } of rows) {
          if (!charged.has(id)) expect([id, accountId, namedBefore.has(id)]).toEqual([id, null, false]);
          charged.add(id);
        }
        expect(await getLeadUsage(ctx)).toMatchObject({ used: charged.size });
      }
    }),
    { numRuns: runsOf(40) },
  );
});

import { describe, expect, it } from "vitest";
import { importSocialLeads } from "~/domains/social-leads/imports/import-leads.server";
import { listRows } from "~/domains/social-leads/imports/read-file";
import { removeImportedLeads } from "~/domains/social-leads/imports/remove-imported-leads.server";
import { ImportInput } from "~/domains/social-leads/imports/schemas";
import { readLeadHeader } from "~/domains/social-leads/lead-header";
import { type Business, env, makeBusiness } from "../../support/harness/context";

const importing = ({ ctx }: Business, csv: string) =>
  importSocialLeads(ctx, ImportInput.parse({ platform: "facebook", method: "csv", csv }), "leads.csv");

const suppressed = async ({ ctx }: Business) =>
  (
    await env.DB.prepare(
      "select address, reason, note, created_by as by from suppressions where account_id = ? order by address",
    )
      .bind(ctx.account.id)
      .all<{ address: string; reason: string; note: string; by: number }>()
  ).results;

const addressesOf = async (business: Business) => (await suppressed(business)).map(({ address }) => address);

describe("opt-outs in a lead file", () => {
  it("suppress their addresses with the stated reason", async () => {
    const business = await makeBusiness();
    const csv = `Name,Email,Phone,Unsubscribed,Reason for unsubscribing
Awa,awa@diop.example,,yes,too many
Koffi,koffi@yao.example,,no,
Ama,ama@boat.example,,,
Kwame,,+233 24 000 0001,yes,
Sena,sena@boat.example,,ask first,
`;
    const { count, run } = await importing(business, csv);
    expect([count, run?.optedOut]).toEqual([5, 2]);
    expect(await suppressed(business)).toEqual([
      {
        address: "awa@diop.example",
        reason: "unsubscribe",
        note: "leads.csv: Unsubscribed",
        by: business.ctx.actor.userId,
      },
      {
        address: "sena@boat.example",
        reason: "manual",
        note: "leads.csv: Unsubscribed “ask first”",
        by: business.ctx.actor.userId,
      },
    ]);
  });

  it("are read in Meta's own lead file, and in rows that lack their empty last cells", async () => {
    const business = await makeBusiness();
    const csv = `id,created_time,ad_id,form_id,platform,full_name,email,désabonné,ville
l:770000000000011,2026-11-03T10:01:00+00:00,ag:1,f:1,fb,Awa,awa@meta.example,oui
l:770000000000012,2026-11-03T10:02:00+00:00,ag:1,f:1,fb,Koffi,koffi@meta.example,non,Lomé
`;
    expect((await importing(business, csv)).count).toBe(2);
    expect(await addressesOf(business)).toEqual(["awa@meta.example"]);
  });

  it("in a status column are found even if the first one is in a late row", async () => {
    const business = await makeBusiness();
    const rows = Array.from({ length: 60 }, (_, index) => `P ${index},p${index}@late.example,Subscribed`);
    const csv = `Name,Email,Status\n${rows.join("\n")}\nLast,last@late.example,Unsubscribed\n`;
    expect((await importing(business, csv)).count).toBe(61);
    expect(await addressesOf(business)).toEqual(["last@late.example"]);
  });

  it("still apply after the import is undone or a later file states the opposite", async () => {
    const business = await makeBusiness();
    const { run } = await importing(business, "Name,Email,Opt out\nAwa,awa@undo.example,1\n");
    await removeImportedLeads(business.ctx, run?.id ?? 0);
    await importing(business, "Name,Email,Opt out\nAwa,awa@undo.example,0\n");
    expect(await addressesOf(business)).toEqual(["awa@undo.example"]);
  });
});

describe("the columns of a lead file", () => {
  const fields = (csv: string) => {
    const [header, ...rows] = listRows(csv, ",");
    const { asked } = readLeadHeader(
      header?.cells ?? [],
      rows.map(({ cells }) => cells),
    );
    return asked.map((column) => column?.field ?? null);
  };

  it.each([
    ["Nom,Prénom\nDiop,Awa", ["lastName", "firstName"]],
    ["Nom,Prénom\nDiop Awa,Awa\nYao Koffi,Koffi", ["name", "firstName"]],
    ["Name,Contact details\nAwa,awa@a.example\nAma,ama@a.example", ["name", "email"]],
    ["Title,Email\nMme,awa@a.example\nMr,ama@a.example", [null, "email"]],
    ["Name,WhatsApp,LinkedIn\nAwa,+221770000052,https://linkedin.com/in/awa", ["name", "phone", "profile"]],
  ])("are recognised by header and cell content: %s", (csv, expected) =>
    expect(fields(csv)).toEqual(expected),
  );
});

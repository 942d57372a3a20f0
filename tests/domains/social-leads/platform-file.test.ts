import { expect, it } from "vitest";
import { importRunJson } from "~/domains/social-leads/imports/view";
import { importPlatformFile } from "~/domains/social-leads/inbound/platform-file.server";
import { listSocialLeads } from "~/domains/social-leads/list-leads.server";
import { approvedMarketing } from "../../support/fixtures/marketing";
import { makeBusiness } from "../../support/harness/context";

it("reads LinkedIn's fields in either name format, and lists unread columns", async () => {
  const business = await makeBusiness({ plan: "corporate" });
  await approvedMarketing(business);
  const file = [
    "Lead ID,Submitted At,Lead Gen Form Name,FIRST_NAME,lastName,Email Address,Work email,Work phone number,Company Name,Country/Region,Seniority",
    "77,2026-11-01,Solar pumps,Amina,Otieno,,amina@work.example,+254 700 000101,Otieno Stores,Kenya,Owner",
    "78,2026-11-02,Solar pumps,Juma,Kamau,juma@home.example,juma@work.example,,,Kenya,",
  ].join("\n");
  const imported = await importPlatformFile(business.ctx, "linkedin", `${file}\n`, "leads.csv");
  expect([imported.count, imported.refused]).toEqual([2, 0]);
  if (!imported.run) throw new Error("no run");
  expect(importRunJson(imported.run).unreadColumns).toEqual(["Lead ID", "Submitted At", "Seniority"]);
  const { rows } = await listSocialLeads(business.ctx, {}, { limit: 5 });
  expect(rows.map(({ name, email, companyName, tags }) => [name, email, companyName, tags])).toEqual([
    ["Juma Kamau", "juma@work.example", null, ["Solar pumps"]],
    ["Amina Otieno", "amina@work.example", "Otieno Stores", ["Solar pumps"]],
  ]);
});

it("reads name, email address and user name from an X lead card file", async () => {
  const business = await makeBusiness({ plan: "corporate" });
  await approvedMarketing(business);
  const text =
    "Name,Email,Screen Name,Card,Timestamp\nWanjiru,w@x.example,wanji,Pumps,2026\n,k@x.example,kofi,Pumps,2026\n";
  const { run } = await importPlatformFile(business.ctx, "twitter", text, "card.csv");
  if (!run) throw new Error("no run");
  expect(importRunJson(run).unreadColumns).toEqual(["Timestamp"]);
  const { rows } = await listSocialLeads(business.ctx, {}, { limit: 5 });
  expect(rows.map(({ name, email, tags }) => [name, email, tags])).toEqual([
    ["kofi", "k@x.example", ["Pumps"]],
    ["Wanjiru", "w@x.example", ["Pumps"]],
  ]);
});

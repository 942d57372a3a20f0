import { assignRows } from "~/domains/bulk/assignment/assign-rows.server";
import { AssignSchema } from "~/domains/bulk/assignment/assign-schema";
import { tagRows } from "~/domains/bulk/tagging/tag-rows.server";
import { TagRowsSchema } from "~/domains/bulk/tagging/tag-schema";
import type { CompanyDraft } from "~/domains/directory/companies/company";
import { ContactInput } from "~/domains/directory/contacts/contact-input";
import { createContact } from "~/domains/directory/contacts/save-contact.server";
import { addCompanyNote, addContactNote } from "~/domains/directory/notes/notes.server";
import { workOnDuplicates } from "~/domains/merging/duplicate-scan/run-scan.server";
import { requestSearch } from "~/domains/merging/duplicate-scan/start-scan.server";
import { GroupQuery, listGroups } from "~/domains/merging/groups/list-groups.server";
import type { MergeList } from "~/domains/merging/merge-lists";
import { openOpportunityOfCompany } from "~/domains/opportunities/creation/create-opportunity-from-company.server";
import { addTask } from "~/domains/opportunities/tasks/write-task.server";
import { addCompanies } from "./companies";
import type { Business } from "./context";
import { makeSearch, runSearch } from "./lead-search";

type Ctx = Business["ctx"];

/** The open groups of a new search, the surest first. */
export async function foundGroups(ctx: Ctx, list: MergeList = "companies") {
  await requestSearch(ctx);
  await workOnDuplicates(ctx);
  return (await listGroups(ctx, GroupQuery.parse({ list }))).rows;
}

/** 16 letters: no two of them are a few apart. */
const word = () =>
  [...crypto.randomUUID().replaceAll("-", "").slice(0, 16)]
    .map((digit) => String.fromCharCode(97 + Number.parseInt(digit, 16)))
    .join("");

/** Two companies that are surely one, with their group. */
export async function twoOfOne(ctx: Ctx, over: [Partial<CompanyDraft>, Partial<CompanyDraft>] = [{}, {}]) {
  const name = `Jua ${word()} Solar`;
  const [one, other] = await addCompanies(ctx, [
    { name: `${name} Ltd`, country: "KE", ...over[0] },
    { name: `${name.toUpperCase()} LIMITED`, country: "KE", ...over[1] },
  ]);
  const groups = await foundGroups(ctx);
  const group = groups.find(({ firstId }) => firstId === one?.id);
  return { keptId: one?.id ?? 0, goneId: other?.id ?? 0, groupId: group?.id ?? 0 };
}

/** Two companies of which a search found both, another the second alone, each with people, notes, tasks, deals and tags. */
export async function worked(ctx: Ctx) {
  const group = await twoOfOne(ctx, [
    { industry: "renewables", size: "11-50", city: "Nairobi" },
    { industry: "renewables", size: "11-50", description: "Solar pumps.", website: "https://jua.test" },
  ]);
  const both = [group.keptId, group.goneId];
  for (const companyId of both) {
    const { id } = await createContact(
      ctx,
      ContactInput.parse({ contactName: `Person ${companyId}`, contactEmail: `p${companyId}@jua.test` }),
      companyId,
    );
    await addCompanyNote(ctx, companyId, { text: `Note ${companyId}` });
    await addContactNote(ctx, id, { text: `About ${id}` });
    const dueAt = new Date(Date.now() + 86_400_000);
    await addTask(ctx, { title: `Call ${companyId}`, dueAt, companyId } as never);
    await openOpportunityOfCompany(ctx, companyId);
    await tagRows(ctx, TagRowsSchema.parse({ companyIds: [companyId], tag: `Tag ${companyId}` }));
  }
  await assignRows(ctx, AssignSchema.parse({ companyIds: [group.goneId], ownerId: ctx.actor.userId }));
  const search = await makeSearch(ctx, { industry: ["renewables"] });
  await runSearch(ctx, search.id);
  return group;
}

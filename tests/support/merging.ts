import type { CompanyDraft } from "~/domains/directory/companies/company";
import { requestSearch } from "~/domains/merging/finding/start-search.server";
import { workOnDuplicates } from "~/domains/merging/finding/work-on-search.server";
import { GroupQuery, listGroups } from "~/domains/merging/groups/list-groups.server";
import type { MergeList } from "~/domains/merging/merge-lists";
import { addCompanies } from "./companies";
import type { Business } from "./context";

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

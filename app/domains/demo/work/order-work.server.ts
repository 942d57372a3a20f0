import { append } from "~/core/lists/unbounded";
import { assignRows } from "~/domains/bulk/assignment/assign-rows.server";
import { deleteRows } from "~/domains/bulk/deletion/delete-rows.server";
import type { BulkList } from "~/domains/bulk/lists";
import { tagRows } from "~/domains/bulk/tagging/tag-rows.server";
import { searchCompanies } from "~/domains/directory/search/search-companies.server";
import { memberNames } from "~/domains/identity/team/team.server";
import { findUserId } from "~/domains/identity/users/users.server";
import { listSavedViews, MAX_VIEWS, saveView } from "~/domains/saved-views/saved-views.server";
import { listTags } from "~/domains/tags/edit-tags.server";
import { tagKey } from "~/domains/tags/schemas";
import { MAX_TAGS } from "~/domains/tags/tag-lists";
import type { EventOf } from "../plan/event";
import { SEARCHES } from "../plan/mailing";
import { addressOfMember, DEMO_TEAM } from "../plan/team";
import type { Work } from "./demo-context.server";
import { findLeadId } from "./find-work.server";

/** The selection of these rows; null if none of them exists. */
function picked({ made }: Work, list: BulkList, keys: readonly string[]) {
  const ids = keys.flatMap((key) => made.get(key) ?? []);
  return ids.length === 0 ? null : { list, ids: [...new Set(ids)], filter: "" };
}

/** Tags rows; skipped if the account has its own tag of this name, or can't have another tag. */
export async function tagSome(work: Work, { tag, list, rows }: EventOf<"tag">) {
  const { ctx } = work;
  const tags = await listTags(ctx);
  const same = tags.find(({ key }) => key === tagKey(tag));
  const selection = picked(work, list, rows);
  if (!selection || (same ? !same.isDemo : tags.length >= MAX_TAGS)) return;
  await tagRows(ctx, { selection, tag, isRemoval: false });
}

/** A team member of the demo business; in another account, the user who requested the demo data. */
async function memberOf({ ctx }: Work, index: number): Promise<number | null> {
  const member = DEMO_TEAM[index];
  const userId = member && (await findUserId(ctx, addressOfMember(member)));
  if (userId && (await memberNames(ctx, userId))) return userId;
  return index === 0 ? ctx.actor.userId : null;
}

export async function assignSome(work: Work, { list, rows, to }: EventOf<"assign">) {
  const selection = picked(work, list, rows);
  const ownerId = await memberOf(work, to);
  if (selection && ownerId !== null) await assignRows(work.ctx, { selection, ownerId });
}

/** Saves a view, unless the account already has one of this name. */
export async function saveDemoView({ ctx }: Work, { view }: EventOf<"view">) {
  const views = await listSavedViews(ctx);
  const isThere = views.some(({ list, name }) => list === view.list && name === view.name);
  if (!isThere && views.length < MAX_VIEWS) await saveView(ctx, view);
}

export async function deleteSome(work: Work, { list, rows }: EventOf<"delete">) {
  const selection = picked(work, list, rows);
  if (selection) await deleteRows(work.ctx, selection);
}

/** Deletes companies that no search found and that have no emails or deals. */
export async function deleteUnfound(work: Work, { companies, limit }: EventOf<"delete-unfound">) {
  const { ctx } = work;
  const unfound = companies.filter(({ name }) => !SEARCHES.some(({ key }) => findLeadId(work, key, name)));
  const ids: number[] = [];
  for (const { name } of unfound.slice(0, limit)) {
    const found = await searchCompanies(ctx, { words: name, isOwnOnly: true }, { limit: 5 });
    append(
      ids,
      found.companies.filter((company) => company.name === name && company.isDemo).map(({ id }) => id),
    );
  }
  if (ids.length > 0) await deleteRows(ctx, { list: "companies", ids, filter: "" });
}

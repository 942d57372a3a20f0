import type { AccountContext } from "~/core/context";
import { formatDate, formatTime } from "~/core/format";
import { readerZone } from "~/core/time/time-zones";
import { shownFact } from "~/domains/directory/companies/field-sets";
import { reasonJson } from "~/domains/directory/similarity/reason-labels";
import { CERTAIN, type Scored } from "~/domains/directory/similarity/reasons";
import { comparedCompany, scoreCompanies } from "~/domains/directory/similarity/score-companies";
import { comparedContact, scoreContacts } from "~/domains/directory/similarity/score-contacts";
import { suppressedAmong } from "~/domains/suppressions/suppressed-among.server";
import { type ContactMergeField, fieldsOf, rowForField } from "../merging/merge-fields";
import { isUndoable } from "../merging/undo-merge.server";
import type { DuplicateGroup } from "../tables";
import { findMembers, getGroup, type Members, memberIds } from "./get-group.server";

type Cells = Record<string, string | null>;

const text = (value: unknown) =>
  value === null || value === undefined || value === "" ? null : String(value);

function cellsOf({ list, rows }: Members): Cells[] {
  const names = fieldsOf(list).map(({ name }) => name);
  return list === "companies"
    ? rows.map((row) => Object.fromEntries(names.map((name) => [name, text(shownFact(row, name as "name"))])))
    : rows.map((row) =>
        Object.fromEntries(names.map((name) => [name, text(row[name as ContactMergeField])])),
      );
}

const scoresOf = ({ list, rows }: Members): Scored[] => {
  if (list === "companies") {
    const all = rows.map(comparedCompany);
    return all.map((company) => scoreCompanies(all[0] ?? company, company));
  }
  const all = rows.map(comparedContact);
  return all.map((contact) => scoreContacts(all[0] ?? contact, contact));
};

/** The distinct values of each field, each with its row, and the preselected one. */
function choicesOf(members: Members) {
  const cells = cellsOf(members);
  const rows = members.rows as unknown as ({ id: number } & Record<string, unknown>)[];
  const [kept] = rows;
  if (!kept) return [];
  return fieldsOf(members.list).map(({ name, label }) => {
    const values = cells.map((cell, index) => ({ id: rows[index]?.id ?? 0, value: cell[name] ?? null }));
    const options = values.flatMap(({ id, value }, index) =>
      value !== null && values.findIndex((other) => other.value === value) === index ? [{ id, value }] : [],
    );
    const source = rowForField([kept, ...rows.slice(1)] as never, name as never, {}) as { id: number };
    const shown = values.find(({ id }) => id === source.id)?.value ?? null;
    return { name, label, options, chosen: options.find(({ value }) => value === shown)?.id ?? null };
  });
}

export async function getGroupView(ctx: AccountContext, groupId: number) {
  const group = await getGroup(ctx, groupId);
  const ids = await memberIds(ctx, groupId);
  const members = await findMembers(ctx, group.list, ids);
  const scores = scoresOf(members);
  const addresses =
    members.list === "contacts" ? members.rows.flatMap(({ contactEmail }) => contactEmail ?? []) : [];
  const refused = await suppressedAmong(ctx, ctx.account.id, addresses);
  const zone = readerZone(ctx);
  return {
    id: group.id,
    list: group.list,
    state: group.state,
    score: group.score,
    isCertain: group.score >= CERTAIN,
    isDemo: group.isDemo,
    size: group.size,
    keptId: group.keptId,
    settled: group.settledAt && formatTime(group.settledAt, zone),
    canUndo: isUndoable(ctx, group),
    wasUndone: group.undoneAt !== null,
    hasRefusal: refused.size > 0,
    rows: members.rows.map((row, index) => ({
      id: row.id,
      name: "contactName" in row ? row.contactName : row.name,
      isCopy: row.originId !== null,
      source: row.source,
      added: formatDate(row.createdAt),
      score: scores[index]?.score ?? 0,
      reasons: (scores[index]?.reasons ?? []).map(reasonJson),
    })),
    fields: choicesOf(members),
  };
}
export type GroupView = Awaited<ReturnType<typeof getGroupView>>;

export const groupJson = ({ id, list, state, score, size, foundAt, settledAt }: DuplicateGroup) => ({
  id,
  list,
  state,
  score,
  isCertain: score >= CERTAIN,
  size,
  foundAt: foundAt.toISOString(),
  settledAt: settledAt?.toISOString() ?? null,
});

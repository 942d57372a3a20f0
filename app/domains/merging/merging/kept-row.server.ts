import type { AccountContext } from "~/core/context";
import { draftOf } from "~/domains/directory/companies/company";
import { updateCompanyStatements } from "~/domains/directory/companies/write-companies.server";
import { writeContactStatements } from "~/domains/directory/contacts/contact-statements.server";
import type { Members } from "../groups/get-group.server";
import type { DuplicateGroup } from "../tables";

type Row = Members["rows"][number];

/** Restores the fields that are unchanged since the merge; a field changed since keeps its value and source. */
function fieldsBack(row: Row, changes: DuplicateGroup["changes"]): Partial<Row> {
  const now = row as unknown as Record<string, unknown>;
  const { fieldSources, importId: _import, updatedAt: _at, ...fields } = changes ?? {};
  const back = Object.entries(fields).filter(([name, [, after]]) => (now[name] ?? null) === after);
  const before = (fieldSources?.[0] ?? {}) as NonNullable<Row["fieldSources"]>;
  const ofFields = (names: string[], sources: Row["fieldSources"]) =>
    Object.entries(sources ?? {}).filter(([name]) => names.includes(name));
  const backNames = back.map(([name]) => name);
  const staying = Object.keys(row.fieldSources ?? {}).filter((name) => !backNames.includes(name));
  const sources = [...ofFields(staying, row.fieldSources), ...ofFields(backNames, before)];
  return {
    ...Object.fromEntries(back.map(([name, [value]]) => [name, value])),
    fieldSources: sources.length > 0 ? Object.fromEntries(sources) : null,
  };
}

/** If the row is unchanged since the merge, restores its timestamp and import, so that the import can still be undone. */
function writtenBefore(row: Row, { changes, settledAt }: DuplicateGroup) {
  const [updatedAt] = changes?.updatedAt ?? [];
  if (typeof updatedAt !== "string" || row.updatedAt.getTime() !== settledAt?.getTime()) return null;
  return { writtenAt: new Date(updatedAt), importId: (changes?.importId?.[0] ?? null) as number | null };
}

export function keptStatements(ctx: AccountContext, members: Members, group: DuplicateGroup) {
  if (members.list === "companies") {
    const kept = members.rows.find(({ id }) => id === group.keptId);
    const { writtenAt } = (kept && writtenBefore(kept, group)) ?? {};
    const time = writtenAt ? { writtenAt } : {};
    return kept
      ? updateCompanyStatements(ctx, [{ ...draftOf(kept), ...fieldsBack(kept, group.changes), ...time }])
      : [];
  }
  const kept = members.rows.find(({ id }) => id === group.keptId);
  if (!kept) return [];
  const input = { ...kept, ...fieldsBack(kept, group.changes) };
  return writeContactStatements(ctx, kept.id, input, input, writtenBefore(kept, group) ?? undefined);
}

import type { AccountContext } from "~/core/context";
import { emailKey } from "~/core/email";
import type { Contact } from "~/domains/directory/contacts/contact";
import type { ContactInput } from "~/domains/directory/contacts/contact-input";
import { writeContactStatements } from "~/domains/directory/contacts/contact-statements.server";
import { removeContactsStatements } from "~/domains/directory/contacts/removal/remove-contacts.server";
import { unchangedContactsStatement } from "~/domains/directory/contacts/unchanged-contacts.server";
import { suppressAliasesStatement } from "~/domains/suppressions/suppress-aliases.server";
import { type FieldSources, sourceOfField } from "./merge-companies.server";
import { CONTACT_MERGE_FIELDS, type MergeInput, rowForField } from "./merge-fields";
import type { Merge } from "./merge-group.server";

const NOTE = "Merged with a contact who opted out of emails.";

function mergedContact(rows: readonly [Contact, ...Contact[]], from: MergeInput["from"]) {
  const [kept] = rows;
  const input: ContactInput = { ...kept };
  const fieldSources: FieldSources = { ...kept.fieldSources };
  for (const name of CONTACT_MERGE_FIELDS) {
    const source = rowForField(rows, name, from);
    if (source.id === kept.id || source[name] === kept[name]) continue;
    Object.assign(input, { [name]: source[name] });
    fieldSources[name] = sourceOfField(source)(name);
  }
  const { companyId, companyWebsite, companySize, industry } = rowForField(rows, "companyName", from);
  return { input: { ...input, companyWebsite, companySize, industry }, companyId, fieldSources };
}

/** An opt-out of one of the addresses is applied to the kept address. */
function suppressionStatements(ctx: AccountContext, rows: readonly Contact[], address: string | null) {
  const others = rows.flatMap(({ contactEmail }) => contactEmail ?? []);
  const isOther = (other: string) => address !== null && emailKey(other) !== emailKey(address);
  return address === null || !others.some(isOther)
    ? []
    : [suppressAliasesStatement(ctx, address, others.filter(isOther), NOTE)];
}

export async function mergeContacts(
  ctx: AccountContext,
  rows: readonly [Contact, ...Contact[]],
  { from }: MergeInput,
): Promise<Merge> {
  const [kept, ...others] = rows;
  const { input, companyId, fieldSources } = mergedContact(rows, from);
  return {
    name: input.contactName,
    before: kept,
    after: input,
    guard: unchangedContactsStatement(ctx, rows),
    write: [
      ...suppressionStatements(ctx, rows, input.contactEmail),
      ...(await removeContactsStatements(
        ctx,
        others.map(({ id }) => id),
      )),
      ...writeContactStatements(ctx, kept.id, input, { ...kept, companyId, fieldSources }),
    ],
  };
}

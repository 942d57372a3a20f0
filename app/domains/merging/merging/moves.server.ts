import { type SQL, sql } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import type { ReassignableRows } from "~/core/lists/reassign-rows";
import { statement } from "~/core/statement";
import { stagesOfCompanies } from "~/domains/analytics/reassign-stages";
import { paidOfCompanies } from "~/domains/billing/reserve-leads.server";
import { firstPartyOfCompanies } from "~/domains/directory/companies/first-party";
import { contactsOfCompanies } from "~/domains/directory/contacts/contact-statements.server";
import { importsOfContacts } from "~/domains/directory/imports/people/known-people.server";
import { notesOfCompanies, notesOfContacts } from "~/domains/directory/notes/notes.server";
import { ownersOfCompanies, ownersOfContacts } from "~/domains/directory/owners/reassign-owners";
import { leadsOfContacts, leadsOfMerged } from "~/domains/lead-search/leads/reassign-leads";
import { removedLeadsOfCompanies } from "~/domains/lead-search/leads/removal/removed-leads.server";
import {
  opportunitiesOfCompanies,
  tasksOfCompanies,
  tasksOfContacts,
} from "~/domains/opportunities/opportunities.server";
import { tagsOfCompanies, tagsOfContacts } from "~/domains/tags/reassign-tags";
import type { MergeList } from "../merge-lists";
import { mergedRows } from "../tables";

/** Leads move before contacts: a lead first loses the contact who leaves its company. Leads keep their stages. */
const MOVES: Record<MergeList, ReassignableRows[]> = {
  companies: [
    leadsOfMerged,
    stagesOfCompanies,
    removedLeadsOfCompanies,
    contactsOfCompanies,
    notesOfCompanies,
    opportunitiesOfCompanies,
    tasksOfCompanies,
    paidOfCompanies,
    firstPartyOfCompanies,
    tagsOfCompanies,
    ownersOfCompanies,
  ],
  contacts: [
    leadsOfContacts,
    notesOfContacts,
    tasksOfContacts,
    tagsOfContacts,
    ownersOfContacts,
    importsOfContacts,
  ],
};

const movedOf = (groupId: number, kind: string): SQL =>
  sql`select row_id as id, before from ${mergedRows} where group_id = ${groupId} and kind = ${kind}`;

interface Merging {
  id: number;
  list: MergeList;
  /** The kept row's ID comes first. */
  ids: readonly number[];
}

/** Records everything before it moves anything, because moved rows have dependent rows. */
export const moveStatements = (ctx: AccountContext, { id, list, ids }: Merging): D1PreparedStatement[] =>
  [
    ...MOVES[list].map(
      ({ kind, rows }) => sql`insert into ${mergedRows} (group_id, account_id, kind, row_id, before)
        select ${id}, ${ctx.account.id}, ${kind}, id, before from (${rows(ctx, ids)})`,
    ),
    ...MOVES[list].flatMap(({ kind, move }) => move(ctx, ids, movedOf(id, kind))),
  ].map((text) => statement(ctx, text));

export const moveBackStatements = (ctx: AccountContext, { id, list, ids }: Merging): D1PreparedStatement[] =>
  [
    ...MOVES[list].flatMap(({ kind, moveBack }) => moveBack(ctx, ids, movedOf(id, kind))),
    sql`delete from ${mergedRows} where group_id = ${id}`,
  ].map((text) => statement(ctx, text));

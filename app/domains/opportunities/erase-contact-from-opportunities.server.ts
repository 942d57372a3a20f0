import { and, desc, eq, or, type SQL, sql } from "drizzle-orm";
import type { AccountContext, Context } from "~/core/context";
import { deleteInBatches } from "~/core/delete-in-batches";
import { idsWithAddress } from "~/core/same-address";
import { statement } from "~/core/statement";
import { CONTACT_FIELDS, type ContactField } from "./fields";
import { columnOf, opportunities, tasks } from "./tables";

const withAddress = (key: string): SQL =>
  sql`id in (${idsWithAddress(sql`opportunities`, sql`contact_email`, key)})`;

/** Erases the contact's data; the deal itself is kept. */
export const eraseContactFromOpportunities = (ctx: Context, key: string) =>
  statement(
    ctx,
    sql`update opportunities set ${sql.join(
      CONTACT_FIELDS.map((name) => sql`${columnOf(name)} = null`),
      sql`, `,
    )}
      where ${withAddress(key)}`,
  );

const contactColumns = Object.fromEntries(CONTACT_FIELDS.map((name) => [name, opportunities[name]])) as Pick<
  typeof opportunities,
  ContactField
>;

/** A data subject's opportunities, at most 500. */
export const opportunitiesHeldOf = (ctx: Context, key: string) =>
  ctx.db
    .select({
      accountId: opportunities.accountId,
      ...contactColumns,
      companyName: opportunities.companyName,
      madeAt: opportunities.createdAt,
    })
    .from(opportunities)
    .where(withAddress(key))
    .limit(500);

/** The tasks about these contacts, at most 500; `contactIds` is a query of IDs. */
export const tasksHeldOf = (ctx: Context, contactIds: SQL) =>
  ctx.db
    .select({ accountId: tasks.accountId, title: tasks.title, dueAt: tasks.dueAt, doneAt: tasks.doneAt })
    .from(tasks)
    .where(sql`${tasks.contactId} in (${contactIds})`)
    .orderBy(desc(tasks.id))
    .limit(500);

/** Tasks that a user created or is assigned, newest first; at most 500. */
export const ownTasks = (ctx: AccountContext, userId: number) =>
  ctx.db
    .select({ title: tasks.title, dueAt: tasks.dueAt, doneAt: tasks.doneAt, createdAt: tasks.createdAt })
    .from(tasks)
    .where(
      and(eq(tasks.accountId, ctx.account.id), or(eq(tasks.assignedTo, userId), eq(tasks.createdBy, userId))),
    )
    .orderBy(desc(tasks.id))
    .limit(500);

const OWN = [
  "tasks",
  "opportunity_events",
  "opportunities",
  "won_deal_sources",
  "opportunity_totals",
  "opportunity_monthly_totals",
];

export const eraseOwnOpportunities = (ctx: AccountContext): Promise<boolean> => deleteInBatches(ctx, OWN);

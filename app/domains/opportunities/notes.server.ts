import { sql } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { eventStatement, listEvents } from "./events.server";
import { getOpportunity } from "./opportunities.server";

/** Writes a note on an opportunity; it stands in its history. @throws DomainError not_found */
export async function addNote(ctx: AccountContext, opportunityId: number, { text }: { text: string }) {
  await getOpportunity(ctx, opportunityId);
  await eventStatement(ctx, sql`id = ${opportunityId}`, { kind: "note", text }).run();
  const events = await listEvents(ctx, [opportunityId], 50);
  return events.find(({ kind }) => kind === "note") ?? null;
}

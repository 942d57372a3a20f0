import { sql } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { statement } from "~/core/statement";
import { withQuota } from "~/domains/quotas/charge-quota.server";
import { getOpportunity } from "../opportunities.server";
import type { NoteInput } from "../schemas";
import { eventStatement, listEvents } from "./events.server";

/** @throws DomainError not_found, limit_reached */
export async function addNote(
  ctx: AccountContext,
  opportunityId: number,
  { text, kind = "note" }: NoteInput,
) {
  await getOpportunity(ctx, opportunityId);
  const note = eventStatement(ctx, sql`id = ${opportunityId}`, { kind, text });
  await withQuota(ctx, { rows: 1 }, (count) => ctx.d1.batch([statement(ctx, count), note]));
  const events = await listEvents(ctx, [opportunityId], 50);
  return events.find((event) => event.kind === kind) ?? null;
}

import { type SQL, sql } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { plural } from "~/core/format";
import { secondsOf } from "~/core/seconds";
import { among, statement } from "~/core/statement";
import { isMember } from "~/domains/identity/team/team.server";
import { notifyStatement } from "~/domains/notifications/notify.server";
import { withQuota } from "~/domains/quotas/count-use.server";
import { paths } from "~/paths";
import type { Opportunity } from "../opportunity";
import { requireTeammate } from "../owners.server";
import { opportunities } from "../tables";
import { actorId, eventStatement } from "../timeline/events.server";

const NAMED = 5;

function noticeOf(ctx: AccountContext, rows: Opportunity[], ownerId: number | null, onlyIf: SQL) {
  const [first] = rows;
  if (!ownerId || !first || ownerId === actorId(ctx)) return [];
  const titles = rows.slice(0, NAMED).map(({ title }) => title);
  const more = rows.length - titles.length;
  const isOne = rows.length === 1;
  const notice = notifyStatement(
    ctx,
    {
      userId: ownerId,
      cause: `assigned:${first.id}:${rows.length}:${secondsOf(ctx.now())}`,
      kind: "opportunity",
      title: isOne
        ? "An opportunity is yours now"
        : `${plural(rows.length, "opportunity", "opportunities")} are yours now`,
      text: more > 0 ? `${titles.join(", ")} and ${more} more` : titles.join(", "),
      path: isOne
        ? paths.opportunities.opportunity(first.id)
        : paths.withQuery(paths.opportunities.list, { owner: ownerId }),
      isDemo: rows.every(({ isDemo }) => isDemo),
    },
    onlyIf,
  );
  return [statement(ctx, notice)];
}

/** One batch and one notice; how many changed. @throws DomainError invalid for who is not of the team, limit_reached */
export async function assignOpportunities(
  ctx: AccountContext,
  rows: Opportunity[],
  ownerId: number | null,
): Promise<number> {
  if (ownerId) await requireTeammate(ctx, ownerId, "ownerId");
  const changed = rows.filter((row) => row.ownerId !== ownerId);
  if (changed.length === 0) return 0;
  const isOne = sql`id in ${among(changed.map(({ id }) => id))} and owner_id is not ${ownerId}`;
  const isTheirs = ownerId ? isMember(ctx, ownerId) : sql`true`;
  const isMine = sql`${isOne} and +account_id = ${ctx.account.id} and archived_at is null and ${isTheirs}`;
  const isAny = sql`exists (select 1 from ${opportunities} where ${isMine})`;
  const update = sql`update ${opportunities} set owner_id = ${ownerId}, updated_at = ${secondsOf(ctx.now())}
    where ${isMine}`;
  const results = await withQuota(
    ctx,
    { rows: changed.length },
    (count) =>
      ctx.d1.batch([
        statement(ctx, count),
        ...noticeOf(ctx, changed, ownerId, isAny),
        eventStatement(ctx, sql`${isOne} and ${isTheirs}`, { kind: "changed", text: "Owner: changed." }),
        statement(ctx, sql`${update} returning id`),
      ]),
    { onlyIf: isAny },
  );
  return results.at(-1)?.results.length ?? 0;
}

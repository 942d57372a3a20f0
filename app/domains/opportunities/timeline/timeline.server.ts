import { and, desc, eq, ne } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { nameIn, type Person } from "~/domains/identity/team/person";
import { isLive } from "../opportunities.server";
import type { Opportunity } from "../opportunity";
import { STAGE_NAMES } from "../stages";
import { opportunities } from "../tables";
import { MAX_EMAILS } from "./elsewhere-of.server";
import { listEvents } from "./events.server";

export interface Happening {
  id: string;
  at: Date;
  title: string;
  detail: string | null;
  kind?: "good" | "bad";
  to?: string;
}

const TIMELINE_LINES = 60;

/** The newest first. At most 10. */
export async function othersOfCompany(ctx: AccountContext, { id, companyId }: Opportunity) {
  if (companyId === null) return [];
  return ctx.db
    .select({
      id: opportunities.id,
      title: opportunities.title,
      status: opportunities.status,
      leadId: opportunities.leadId,
      contactEmail: opportunities.contactEmail,
      companyId: opportunities.companyId,
    })
    .from(opportunities)
    .where(
      and(
        eq(opportunities.companyId, companyId),
        eq(opportunities.accountId, ctx.account.id),
        isLive,
        ne(opportunities.id, id),
      ),
    )
    .orderBy(desc(opportunities.id))
    .limit(10);
}

type Event = Awaited<ReturnType<typeof listEvents>>[number];

export function told(event: Event, team: Person[], other: string | undefined): Happening {
  const { kind, fromStage, toStage, text, byUserId } = event;
  const who = nameIn(team, byUserId) ?? "By itself";
  const about = other ? ` · ${other}` : "";
  const moved =
    fromStage && toStage ? `From “${STAGE_NAMES[fromStage]}” to “${STAGE_NAMES[toStage]}”` : "Moved";
  const titles = {
    created: "Opportunity created",
    stage: moved,
    changed: "Changed",
    note: "Note",
    task: "Task",
  };
  const tone =
    toStage === "closed_won"
      ? ({ kind: "good" } as const)
      : toStage === "closed_lost"
        ? ({ kind: "bad" } as const)
        : {};
  return {
    id: `event-${event.id}`,
    at: event.at,
    title: `${titles[kind]} · ${who}${about}`,
    detail: text,
    ...tone,
  };
}

export async function timelineOf(
  ctx: AccountContext,
  opportunity: Opportunity,
  team: Person[],
  others: { id: number; title: string }[],
  elsewhere: Happening[],
  further: Happening[] = [],
): Promise<{ lines: Happening[]; isCut: boolean }> {
  const titles = new Map(others.map(({ id, title }) => [id, title]));
  const events = await listEvents(ctx, [opportunity.id, ...titles.keys()], TIMELINE_LINES + 1);
  const own = events.map((event) => told(event, team, titles.get(event.opportunityId)));
  const lines = [...own, ...elsewhere, ...further];
  lines.sort((one, two) => two.at.getTime() - one.at.getTime());
  const isCut = lines.length > TIMELINE_LINES || elsewhere.length >= MAX_EMAILS;
  return { lines: lines.slice(0, TIMELINE_LINES), isCut };
}

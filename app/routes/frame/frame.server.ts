import type { BusinessContext, Context, UserActor } from "~/core/context";
import { formatNumber, formatTime } from "~/core/format";
import { readerZone } from "~/core/time/time-zones";
import { isAdministrator } from "~/domains/admin/users/policy";
import { type AgentContext, findAgentOfUser } from "~/domains/agents/agents.server";
import { agentJson } from "~/domains/agents/json";
import { ratingWords } from "~/domains/agents/rating";
import { TIERS } from "~/domains/agents/tiers";
import { planLabel } from "~/domains/billing/plans/plan-label";
import { readOnlyNote } from "~/domains/billing/read-only";
import { findSuspension } from "~/domains/identity/account-suspension.server";
import { pictureUrl } from "~/domains/identity/pictures/picture-kinds";
import { canWrite, READS_ONLY } from "~/domains/identity/policy";
import { hasMarketing } from "~/domains/marketing/access/access.server";
import { countUnreadOn } from "~/domains/notifications/notifications.server";
import { ALLOWANCES } from "~/domains/quotas/policy";
import { m } from "~/messages/messages";
import { paths } from "~/paths";
import type { FrameUser } from "~/ui/layout/top-bar";
import type { NavUser } from "./business-nav";

type Person = Context & { actor: UserActor };

/** The frame data for any signed-in user; the badge is a plan, a tier or a role. */
export async function personFrame(ctx: Person) {
  const { actor, config } = ctx;
  return {
    appName: config.APP_NAME,
    user: {
      name: `${actor.firstName} ${actor.lastName}`,
      email: actor.email,
      isDemo: actor.isDemo,
      picture: pictureUrl(actor.profilePicture),
      ...(await badgeOf(ctx)),
    } satisfies FrameUser,
  };
}

async function badgeOf(ctx: Person): Promise<Pick<FrameUser, "badge" | "badgeTo">> {
  const { actor, account } = ctx;
  if (account) return { badge: planLabel(account, readerZone(ctx)), badgeTo: paths.business.billing };
  if (actor.userType !== "agent")
    return { badge: isAdministrator(actor) ? "Administrator" : "No business", badgeTo: null };
  const agent = await findAgentOfUser(ctx, actor.userId);
  return {
    badge: agent ? m.agents_frame_tier({ tier: TIERS[agent.tier].name }) : m.agents_frame_agent(),
    badgeTo: paths.site.rates,
  };
}

/** The same for an agent, with the header data of an agent's screens. */
export function agentFrame({ actor, agent, config }: AgentContext) {
  const { name, specializations, country, profileImageUrl } = agentJson(agent);
  const tier = TIERS[agent.tier].name;
  return {
    appName: config.APP_NAME,
    user: {
      name,
      email: actor.email,
      isDemo: actor.isDemo,
      picture: profileImageUrl,
      badge: m.agents_frame_tier({ tier }),
      badgeTo: paths.site.rates,
    } satisfies FrameUser,
    agentId: agent.id,
    unreadChats: agent.unreadChats,
    agent: {
      name,
      picture: profileImageUrl,
      place: [...specializations.slice(0, 1), country].join(", "),
      rating: ratingWords(agent),
      tier,
    },
  };
}

/** The same for a business: unread counts, read-only notes, and the limits of an unconfirmed address. */
export async function businessFrame(ctx: BusinessContext, request: Request) {
  const [person, isApproved, unread] = await Promise.all([
    personFrame(ctx),
    hasMarketing(ctx),
    countUnreadOn(ctx, new URL(request.url).pathname),
  ]);
  return {
    ...person,
    who: { role: ctx.actor.role, plan: ctx.account.plan, hasMarketing: isApproved } satisfies NavUser,
    unread,
    note: canWrite(ctx.actor) ? null : READS_ONLY,
    readOnly: readOnlyNote(ctx),
    unconfirmed: unconfirmed(ctx),
    suspension: await suspensionNote(ctx),
  };
}

async function suspensionNote({ account, config, db }: BusinessContext) {
  const suspension = account.state === "suspended" ? await findSuspension({ db }, account.id) : null;
  if (!suspension) return null;
  const when = suspension.at ? ` on ${formatTime(suspension.at, readerZone({ account }))}` : "";
  return `${config.APP_NAME} suspended this account${when}. Reason: ${suspension.reason ?? ""}`;
}

const NOT_YOURS = "You can’t send test emails or invite teammates yet.";

function unconfirmed({ actor, account }: BusinessContext) {
  if (actor.isVerified || actor.isDemo) return null;
  const { rows, questions } = ALLOWANCES.unconfirmed;
  const shared = `You can’t start campaigns or send emails yet. Until you confirm your email, you can add ${formatNumber(rows)} rows and make ${questions} AI requests per day. `;
  return {
    email: actor.email,
    limits: account.isConfirmed ? NOT_YOURS : `${shared}You also can’t send test emails or invite teammates.`,
  };
}

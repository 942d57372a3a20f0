import type { Context } from "~/core/context";
import { findAgentOfUser } from "~/domains/agents/agents.server";
import { agentJson } from "~/domains/agents/json";
import { leadsLeftText } from "~/domains/billing/policy";
import { getLeadUsage } from "~/domains/billing/usage.server";
import { findAccount } from "~/domains/identity/find-account.server";
import { lastSignIn } from "~/domains/identity/sessions/own-sessions.server";
import { ROLE_LABELS } from "~/domains/identity/team/role-labels";
import type { UserRow } from "~/domains/identity/users/users.server";
import { ACCOUNT_STATES } from "../accounts/account-states";
import { listNamedTrail } from "../logs/named-trail.server";

const LINES = 5;

/** Context for a support request: the account and its usage, the agent's application, the newest log entries. */
export async function aboutUser(ctx: Context, user: UserRow) {
  const account = user.accountId === null ? null : await findAccount(ctx.db, user.accountId);
  const agent = await findAgentOfUser(ctx, user.id);
  const { lines } = await listNamedTrail(ctx, { target: `user:${user.id}` }, LINES);
  const iso = (date: Date | null) => date?.toISOString() ?? null;
  return {
    confirmedAt: iso(user.emailVerifiedAt),
    lastSignInAt: iso(await lastSignIn(ctx, user.id)),
    account: account && {
      id: account.id,
      name: account.name,
      state: ACCOUNT_STATES[account.state].label,
      role: user.role && ROLE_LABELS[user.role].name,
      trialEndsAt: iso(account.trialEndsAt),
      use: leadsLeftText(account, await getLeadUsage({ ...ctx, account }), ctx.now()),
    },
    application: agent && agentJson(agent),
    lines: lines.map(({ id, at, action, actorName }) => ({
      id,
      at: at.toISOString(),
      action,
      by: actorName,
    })),
  };
}
export type AboutUser = Awaited<ReturnType<typeof aboutUser>>;

import type { Account, BusinessContext, Context } from "~/core/context";
import { DAY_MS, midnightOf } from "~/core/seconds";
import { listWorkingAgents } from "~/domains/agents/shared-leads/share-lead.server";
import { findAccount } from "~/domains/identity/find-account.server";
import { actorOf } from "~/domains/identity/users/actor-of.server";
import { newUserStatement } from "~/domains/identity/users/user-statements.server";
import { findUser, findUserId } from "~/domains/identity/users/users.server";
import {
  findAutomation,
  listOpenCampaigns,
  runWorkflow,
  saveAutomation,
} from "~/domains/workflow/automation.server";
import { fillDemo } from "./fill-demo.server";
import { addressOfMember, DEMO_TEAM } from "./plan/team";
import { requestDemoWork } from "./request-demo.server";
import { businessOf } from "./work/demo-sides.server";

/** Creates missing team members, without a password: rows of the demo business have three different owners. */
async function seedDemoTeam(system: Context, { id }: Account): Promise<void> {
  const today = midnightOf(system.now()).getTime();
  for (const { firstName, lastName, day } of DEMO_TEAM) {
    const email = addressOfMember({ firstName });
    if (await findUserId(system, email)) continue;
    const rights = { userType: "business", role: "member", accountId: id, isAdmin: false } as const;
    const since = new Date(today - day * DAY_MS);
    const person = { email, firstName, lastName, passwordHash: null, isDemo: true, ...rights };
    await newUserStatement({ ...system, now: () => since }, person);
  }
}

/** Adds the team and all steps at once, for the demo business in development. Does nothing if it was filled before. */
export async function seedDemoWork(system: Context, email: string): Promise<void> {
  const user = await findUser(system, (await findUserId(system, email)) ?? 0);
  const account = user?.accountId ? await findAccount(system.db, user.accountId) : null;
  if (!user || !account) return;
  const accountCtx = { ...system, account, queue: { send: async () => {} } };
  const actor = await actorOf(accountCtx, user.id);
  if (!actor) return;
  const ctx: BusinessContext = { ...accountCtx, actor };
  await seedDemoTeam(system, account);
  await requestDemoWork(ctx);
  while (await fillDemo(ctx));
}

const CONFIDENCE = 80;

/** Uses the normal functions: a workflow with the demo business's campaign and agent. Created once. */
export async function seedDemoWorkflow(system: Context, email: string): Promise<void> {
  const business = await businessOf(system, email);
  if (!business || (await findAutomation(business))) return;
  const [[campaign], [agent]] = await Promise.all([listOpenCampaigns(business), listWorkingAgents(business)]);
  if (!campaign && !agent) return;
  const chosen = { campaignId: campaign?.id ?? null, agentId: agent?.id ?? null };
  await saveAutomation(business, { minConfidence: CONFIDENCE, ...chosen });
  await runWorkflow(business);
}

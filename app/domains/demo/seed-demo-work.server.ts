import type { BusinessContext, Context } from "~/core/context";
import { findAccount } from "~/domains/identity/find-account.server";
import { actorOf } from "~/domains/identity/users/actor-of.server";
import { findUser, findUserId } from "~/domains/identity/users/users.server";
import { fillDemo } from "./fill-demo.server";
import { requestDemoWork } from "./request-demo.server";
import { seedDemoTeam } from "./seed-demo-team.server";

/** Its team, and all steps at once, for the demo business of development; filled before, nothing is done. */
export async function seedDemoWork(system: Context, email: string): Promise<void> {
  const user = await findUser(system, (await findUserId(system, email)) ?? 0);
  const account = user?.accountId ? await findAccount(system.db, user.accountId) : null;
  if (!user || !account) return;
  const of = { ...system, account, queue: { send: async () => {} } };
  const actor = await actorOf(of, user.id);
  if (!actor) return;
  const ctx: BusinessContext = { ...of, actor };
  await seedDemoTeam(system, account);
  await requestDemoWork(ctx);
  while (await fillDemo(ctx));
}

import type { Account, Context } from "~/core/context";
import { DAY_MS, midnightOf } from "~/core/seconds";
import { newUserStatement } from "~/domains/identity/users/user-statements.server";
import { findUserId } from "~/domains/identity/users/users.server";
import { addressOfMember, DEMO_TEAM } from "./plan/team";

/** Members without a password, where they are missing: rows of the demo business have owners of three names. */
export async function seedDemoTeam(system: Context, { id }: Account): Promise<void> {
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

import { and, eq } from "drizzle-orm";
import type { BusinessContext } from "~/core/context";
import { DomainError } from "~/core/errors";
import { auditIfChanged } from "~/domains/audit/audit.server";
import { canRemove } from "./reason-words";
import { getRefusal } from "./refusals.server";
import { refusals } from "./tables";

const STAYS =
  "This refusal stays: the person said no themselves, or the address does not exist. Only what you added can be removed.";

/** @throws DomainError not_found, conflict for a person's own no */
export async function removeRefusal(ctx: BusinessContext, hash: string | undefined): Promise<void> {
  const refusal = await getRefusal(ctx, hash);
  if (!canRemove(refusal)) throw new DomainError("conflict", STAYS);
  await ctx.db.batch([
    ctx.db
      .delete(refusals)
      .where(
        and(
          eq(refusals.accountId, ctx.account.id),
          eq(refusals.addressHash, refusal.addressHash),
          eq(refusals.reason, "manual"),
        ),
      ),
    auditIfChanged(ctx, { action: "remove-refusal", target: `refusal:${refusal.addressHash.slice(0, 16)}` }),
  ]);
}

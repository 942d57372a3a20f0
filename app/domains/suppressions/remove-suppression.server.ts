import { and, eq } from "drizzle-orm";
import type { BusinessContext } from "~/core/context";
import { DomainError } from "~/core/errors";
import { auditIfChanged } from "~/domains/audit/audit.server";
import { canRemove } from "./reason-labels";
import { getSuppression } from "./suppressions.server";
import { suppressions } from "./tables";

const STAYS =
  "This refusal stays: the person said no themselves, or the address does not exist. Only what you added can be removed.";

/** @throws DomainError not_found, conflict for a person's own no */
export async function removeSuppression(ctx: BusinessContext, hash: string | undefined): Promise<void> {
  const refusal = await getSuppression(ctx, hash);
  if (!canRemove(refusal)) throw new DomainError("conflict", STAYS);
  await ctx.db.batch([
    ctx.db
      .delete(suppressions)
      .where(
        and(
          eq(suppressions.accountId, ctx.account.id),
          eq(suppressions.addressHash, refusal.addressHash),
          eq(suppressions.reason, "manual"),
        ),
      ),
    auditIfChanged(ctx, { action: "remove-refusal", target: `refusal:${refusal.addressHash.slice(0, 16)}` }),
  ]);
}

import type { BusinessContext } from "~/core/context";
import { suppressedAmong } from "~/domains/suppressions/suppressed-among.server";
import type { Contact } from "./contact";

export type SuppressibleContact = Contact & { isSuppressed: boolean };

/** Adds whether each contact is suppressed for the account or globally; one query for all rows. */
export async function withSuppression(ctx: BusinessContext, rows: Contact[]): Promise<SuppressibleContact[]> {
  const addresses = rows.flatMap(({ contactEmail }) => contactEmail ?? []);
  const suppressed = await suppressedAmong(ctx, ctx.account.id, addresses);
  return rows.map((row) => ({ ...row, isSuppressed: suppressed.has(row.contactEmail ?? "") }));
}

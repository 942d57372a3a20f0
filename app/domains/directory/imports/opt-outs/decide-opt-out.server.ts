import type { BusinessContext } from "~/core/context";
import {
  decideOptOut,
  listUndecidedOptOuts,
  type UndecidedOptOut,
} from "~/domains/suppressions/imported-suppressions.server";
import { getImport } from "../imports.server";
import type { OptOutDecision } from "../schemas";
import { MAX_UNKNOWN_VALUES } from "./counted-opt-outs";

/** Lists unreadable opt-out cells of an import that no user has decided on. @throws DomainError not_found */
export async function listImportOptOuts(ctx: BusinessContext, importId: number): Promise<UndecidedOptOut[]> {
  const row = await getImport(ctx, importId);
  return listUndecidedOptOuts(ctx, row.id, MAX_UNKNOWN_VALUES);
}

/**
 * Applies a decision to one unreadable value. Earlier suppressions and those with other causes stay. Returns the count.
 * @throws DomainError not_found, conflict if the value is already decided
 */
export async function decideImportOptOut(
  ctx: BusinessContext,
  importId: number,
  { value, decision }: OptOutDecision,
): Promise<number> {
  const row = await getImport(ctx, importId);
  return decideOptOut(ctx, row.id, { value, isSuppressed: decision === "suppress" });
}

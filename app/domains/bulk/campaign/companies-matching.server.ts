import type { BusinessContext } from "~/core/context";
import { MATCHING } from "../matching-rows.server";
import type { Selection } from "../selection-schema";

/** The companies of all rows that a list shows with this filter, in its order, as many as may be picked at once. */
export async function companiesMatching(
  ctx: BusinessContext,
  { list, filter }: Pick<Selection, "list" | "filter">,
): Promise<number[]> {
  const query = new URLSearchParams(filter);
  if (list === "companies") return (await MATCHING.companies(ctx, query)).map(({ id }) => id);
  const rows: { companyId: number | null }[] = await MATCHING[list](ctx, query);
  return [...new Set(rows.flatMap(({ companyId }) => companyId ?? []))];
}

import type { BusinessContext } from "~/core/context";
import { MATCHING } from "../matching-rows.server";
import type { Selection } from "../selection-schema";

/** The companies of the first `most` rows that a list shows with this filter, in its order. */
export async function companiesMatching(
  ctx: BusinessContext,
  { list, filter }: Pick<Selection, "list" | "filter">,
  most: number,
): Promise<number[]> {
  const query = new URLSearchParams(filter);
  if (list === "companies") return (await MATCHING.companies(ctx, query, most)).map(({ id }) => id);
  const rows: { companyId: number | null }[] = await MATCHING[list](ctx, query, most);
  return [...new Set(rows.flatMap(({ companyId }) => companyId ?? []))];
}

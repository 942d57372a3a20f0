import type { BusinessContext } from "~/core/context";
import { leadsMatching, MATCHING } from "../matching-rows.server";
import { MAX_PICKED, type Selection } from "../selection-schema";

const MOST_READ = 10 * MAX_PICKED;

async function companiesOfLeads(ctx: BusinessContext, query: URLSearchParams): Promise<number[]> {
  const ids = new Set<number>();
  let rows = 0;
  for await (const { companyId } of await leadsMatching(ctx, query)) {
    ids.add(companyId);
    rows += 1;
    if (ids.size === MAX_PICKED || rows === MOST_READ) break;
  }
  return [...ids];
}

/** The companies of all rows that a list shows with this filter, in its order, as many as may be picked at once. */
export async function companiesMatching(
  ctx: BusinessContext,
  { list, filter }: Pick<Selection, "list" | "filter">,
): Promise<number[]> {
  const query = new URLSearchParams(filter);
  if (list === "leads") return companiesOfLeads(ctx, query);
  if (list === "companies") return (await MATCHING.companies(ctx, query)).map(({ id }) => id);
  const rows: { companyId: number | null }[] = await MATCHING[list](ctx, query);
  return [...new Set(rows.flatMap(({ companyId }) => companyId ?? []))];
}

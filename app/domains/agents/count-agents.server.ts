import type { Context } from "~/core/context";
import { UNKNOWN_COUNTRY } from "~/core/places/countries";

const AGENTS = `SELECT count(*) AS count, coalesce(sum(a.lead_value), 0) AS value,
  json_group_array(DISTINCT a.country) FILTER (WHERE a.country <> '${UNKNOWN_COUNTRY}') AS countries
FROM agents a JOIN users u ON u.id = a.user_id WHERE u.is_demo = 0 AND u.deactivated_at IS NULL`;

/**
 * The agents there are, demo ones left out: how many, the codes of their countries, and the value of the deals they
 * closed in US cents. Reads two rows for each agent.
 */
export async function countAgents({ d1 }: Pick<Context, "d1">) {
  const row = await d1.prepare(AGENTS).first<{ count: number; value: number; countries: string }>();
  return {
    count: row?.count ?? 0,
    dealValue: row?.value ?? 0,
    countries: JSON.parse(row?.countries ?? "[]") as string[],
  };
}

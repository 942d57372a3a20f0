import type { Context } from "~/core/context";

const RESERVE = `INSERT INTO id_sequences (name, next) VALUES (?1, 1 + ?2)
ON CONFLICT (name) DO UPDATE SET next = next + ?2 RETURNING next - ?2 AS first`;

/** Returns the first of the reserved consecutive ids; unused ids are never reused. */
export async function reserveIds(
  ctx: Pick<Context, "d1">,
  name: "companies" | "contacts" | "opportunities" | "social_leads",
  count: number,
): Promise<number> {
  const row = await ctx.d1.prepare(RESERVE).bind(name, count).first<{ first: number }>();
  if (!row) throw new Error("No ids were reserved.");
  return row.first;
}

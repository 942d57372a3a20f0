import type { Context } from "~/core/context";

const AVERAGE = `SELECT round(1.0 * sum(confidence_sum) / sum(results_count)) AS average
FROM lead_searches WHERE is_demo = 0 AND results_count > 0`;

/** 0 to 100, demo leads left out; null without a lead. Reads each lead search. */
export async function averageConfidence({ d1 }: Pick<Context, "d1">): Promise<number | null> {
  return (await d1.prepare(AVERAGE).first<{ average: number | null }>())?.average ?? null;
}

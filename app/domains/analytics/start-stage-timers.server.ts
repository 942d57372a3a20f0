import { sql } from "drizzle-orm";
import type { Context } from "~/core/context";
import { statement } from "~/core/statement";
import { offsetsByCountry } from "~/core/time/time-zones";
import { countryUtcOffsets } from "./tables";

/** Egypt and Morocco change theirs in the year: what happens within the hour before counts by the old one. */
export const startStageTimers = (ctx: Context) =>
  statement(
    ctx,
    sql`insert into ${countryUtcOffsets} (country, seconds) select key, value from json_each(${JSON.stringify(offsetsByCountry(ctx.now()))})
      where true on conflict (country) do update set seconds = excluded.seconds where seconds <> excluded.seconds`,
  ).run();

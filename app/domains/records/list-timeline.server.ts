import type { BusinessContext } from "~/core/context";
import { largest, smallest } from "~/core/lists/unbounded";
import { teamChoices } from "~/domains/identity/team/teammates.server";
import { ACTIVITY_KINDS, type Activity, type TimelinePage, type TimelineQuery } from "./activity";
import type { RecordScope } from "./scope.server";
import { sourcesOf } from "./sources.server";

const PAGE_SIZE = 25;

const timeOf = ({ at }: Activity) => Math.floor(at.getTime() / 1000);

/** Maximum entries of one source that a page reads; a single second with more shows only these. */
const MAX_LINES_READ = 1_000;

/**
 * Includes all entries of a second or none, so that the next page can start after it. A source that was cut off at its
 * limit is complete only back to its last entry; null if that is within the first second, and more can be read.
 */
function paged(
  sources: Activity[][],
  limit: number,
  before: number | undefined,
): Pick<TimelinePage, "lines" | "next"> | null {
  const from = before ?? Number.POSITIVE_INFINITY;
  const lines = sources
    .flat()
    .filter((line) => timeOf(line) < from)
    .sort((one, two) => two.at.getTime() - one.at.getTime());
  const ends = sources.filter(({ length }) => length >= limit).map((source) => smallest(source.map(timeOf)));
  const known = lines.filter((line) => timeOf(line) > largest(ends, 0));
  if (known.length === 0 && ends.length > 0 && limit < MAX_LINES_READ) return null;
  const whole = known.length > 0 ? known : lines;
  const last = whole[PAGE_SIZE - 1] ?? whole.at(-1);
  const shown = last ? whole.filter((line) => timeOf(line) >= timeOf(last)) : [];
  return { lines: shown, next: last && shown.length < lines.length ? timeOf(last) : null };
}

/** The timeline of a company, a contact or a deal, newest first, with exact totals by kind. */
export async function listTimeline(
  ctx: BusinessContext,
  scope: RecordScope,
  { before, kind }: TimelineQuery = {},
): Promise<TimelinePage> {
  const sources = sourcesOf(ctx, scope, await teamChoices(ctx));
  const until = before === undefined ? undefined : new Date(before * 1000);
  const asked = sources.filter(({ kinds }) => kind === undefined || kinds.includes(kind));
  const readPage = async (limit: number) => {
    const lines = await Promise.all(asked.map((source) => source.lines({ kind, limit, before: until })));
    return paged(lines.flat(), limit, before);
  };
  const [first, counts] = await Promise.all([
    readPage(PAGE_SIZE + 1),
    Promise.all(sources.map((source) => source.count())),
  ]);
  const page = first ?? (await readPage(MAX_LINES_READ)) ?? { lines: [], next: null };
  const totals = ACTIVITY_KINDS.map((name) => [
    name,
    counts.reduce((sum, count) => sum + (count[name] ?? 0), 0),
  ]);
  return { ...page, totals: Object.fromEntries(totals) };
}

import { sql } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import type { AudienceSet, Member } from "./audience-set.server";

interface SampledMember extends Member {
  /** The number of members it represents. */
  weight: number;
}

/** Members sampled from a larger audience; fewer if each is compared with others of its company. */
const SAMPLE_SIZE = 800;
const SAMPLE_SIZE_PER_COMPANY = 500;
/** Number of cursor ranges; each is sampled separately, so that every range is covered. */
const WINDOWS = 128;
const MAX_ROUNDS = 3;
const PILOT_SIZE = 4;
const MAX_BLOCK_ROWS = 100;
/** Maximum members counted in an audience without an index on its cursor. */
const MAX_COUNTED = 200_000;

/** Cursors from `from` to `to`, both included. */
interface Window {
  from: number;
  to: number;
}

const width = ({ from, to }: Window) => to - from + 1;

/** Splits the windows in proportion to their widths. */
function split(windows: readonly Window[]): Window[] {
  const all = windows.reduce((sum, window) => sum + width(window), 0);
  return windows.flatMap(({ from, to }) => {
    const parts = Math.max(1, Math.round((WINDOWS * (to - from + 1)) / all));
    const step = Math.ceil((to - from + 1) / parts);
    return Array.from({ length: Math.ceil((to - from + 1) / step) }, (_, part) => ({
      from: from + part * step,
      to: Math.min(to, from + (part + 1) * step - 1),
    }));
  });
}

/** Reads the first cursors in each window. */
async function readWindows(ctx: AccountContext, set: AudienceSet, windows: readonly Window[], limit: number) {
  const ids = set.cursors({ after: sql`w.value ->> 0`, upTo: sql`w.value ->> 1`, limit });
  const rows = await ctx.db.all<{ ids: string }>(
    sql`select (select json_group_array(id) from (${ids})) as ids
      from json_each(${JSON.stringify(windows.map(({ from, to }) => [from - 1, to]))}) w order by w.key`,
  );
  return rows.map((row) => JSON.parse(row.ids) as number[]);
}

/** Finds the windows that have members, each from its first one, and estimates the total number of members. */
async function placeWindows(ctx: AccountContext, set: AudienceSet, range: Window) {
  let windows = [range];
  for (let round = 1; ; round += 1) {
    const parts = split(windows);
    const found = await readWindows(ctx, set, parts, PILOT_SIZE);
    let about = 0;
    windows = parts.flatMap(({ to }, index) => {
      const ids = found[index] ?? [];
      const [first, last] = [ids[0], ids.at(-1)];
      if (first === undefined || last === undefined) return [];
      about += ids.length < PILOT_SIZE ? ids.length : ((PILOT_SIZE - 1) * (to - first + 1)) / (last - first);
      return [{ from: first, to: ids.length < PILOT_SIZE ? last : to }];
    });
    // If few windows have members, each holds too much of the audience to be sampled once.
    const isDense = windows.length >= WINDOWS / 2 || windows.every((window) => width(window) <= PILOT_SIZE);
    if (isDense || round === MAX_ROUNDS) return { windows, about };
  }
}

const GOLDEN_RATIO = 0.6180339887;

/**
 * Samples one in `every` blocks of equal width per window. The window's position selects the block, so the same
 * audience always has the same figures and all cursors are equally likely.
 */
async function readBlocks(ctx: AccountContext, set: AudienceSet, windows: readonly Window[], every: number) {
  const blocks = windows.map((window, index) => {
    const parts = Math.min(every, width(window));
    const step = Math.ceil(width(window) / parts);
    const from = window.from + step * Math.floor((((index + 1) * GOLDEN_RATIO) % 1) * parts);
    return { parts, from, to: Math.min(window.to, from + step - 1) };
  });
  const found = await readWindows(ctx, set, blocks, MAX_BLOCK_ROWS);
  return blocks.flatMap((block, index) => {
    const ids = found[index] ?? [];
    const isCut = ids.length === MAX_BLOCK_ROWS;
    const seen = isCut ? width({ from: block.from, to: ids.at(-1) ?? block.to }) : width(block);
    return ids.map((id) => ({ id, weight: (block.parts * width(block)) / seen }));
  });
}

/** Reads every nth member of the whole audience. */
async function readEvenly(ctx: AccountContext, set: AudienceSet, size: number) {
  const all = set.cursors({ after: 0, limit: MAX_COUNTED });
  const counted = await ctx.db.get<{ n: number }>(sql`select count(*) as n from (${all})`);
  const weight = Math.max(1, Math.floor((counted?.n ?? 0) / size));
  const rows = await ctx.db.all<{ id: number }>(
    sql`select id from (select id, row_number() over (order by id) as place from (${all})) where place % ${weight} = ${weight >> 1}`,
  );
  return rows.map(({ id }) => ({ id, weight }));
}

/** Samples members evenly from a large audience; the weights add up to about its size. `first` is its first cursor. */
export async function sampleMembers(
  ctx: AccountContext,
  set: AudienceSet,
  first: number,
): Promise<SampledMember[]> {
  const size = set.candidates ? SAMPLE_SIZE_PER_COMPANY : SAMPLE_SIZE;
  const last = set.isIndexed
    ? await ctx.db.get<{ id: number }>(set.cursors({ after: 0, limit: 1, isDescending: true }))
    : undefined;
  let sample: { id: number; weight: number }[];
  if (last) {
    const { windows, about } = await placeWindows(ctx, set, { from: first, to: last.id });
    sample = await readBlocks(ctx, set, windows, Math.max(1, Math.round(about / size)));
  } else sample = await readEvenly(ctx, set, size);
  const weights = new Map(sample.map(({ id, weight }) => [id, weight]));
  const members = await ctx.db.all<Member>(set.at(JSON.stringify(sample.map(({ id }) => id))));
  return members.map((member) => ({ ...member, weight: weights.get(member.cursor) ?? 1 }));
}

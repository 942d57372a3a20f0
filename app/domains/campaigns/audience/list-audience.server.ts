import type { AccountContext } from "~/core/context";
import type { AudienceRules, AudienceSource } from "./audience";
import { askedOf, MAX_EXACT_AUDIENCE } from "./count-audience.server";
import { isAddress, type Judged, judgeMembers, readMembers } from "./judge-members.server";

/**
 * The rows behind a figure: all members, recipients, contacts asked for consent first, or contacts with an address. Any
 * other value is an exclusion reason.
 */
export const AUDIENCE_FILTERS = ["all", "emailed", "consent", "with_email"] as const;

const BATCH_SIZE = 500;
/** Maximum batches read per page. */
const MAX_BATCHES = 4;

function isShown(row: Judged, show: string): boolean {
  if (show === "all") return true;
  if (show === "emailed") return row.reason === null;
  if (show === "consent") return row.needs_consent === 1;
  if (show === "with_email") return isAddress(row.email);
  return row.reason === show;
}

interface Window {
  show: string;
  limit: number;
  cursor?: number | undefined;
}

/** A page in member order. For more than 1,000 members it may be short, with a cursor for the rest. */
export async function listAudience(
  ctx: AccountContext,
  source: AudienceSource,
  rules: AudienceRules,
  { show, limit, cursor = 0 }: Window,
): Promise<{ rows: Judged[]; next: number | null }> {
  const asked = await askedOf(ctx, source, rules);
  const found: { row: Judged; cursor: number }[] = [];
  const first = await readMembers(ctx, asked.set, 0, MAX_EXACT_AUDIENCE + 1);
  // Duplicates are only found among members checked together.
  const isWhole = first.length <= MAX_EXACT_AUDIENCE;
  let after = isWhole ? 0 : cursor;
  let isOver = false;
  for (let batch = 0; batch < MAX_BATCHES && !isOver && found.length <= limit; batch += 1) {
    const members = isWhole ? first : await readMembers(ctx, asked.set, after, BATCH_SIZE);
    const judged = new Map((await judgeMembers(ctx, members, asked)).map((row) => [row.id, row]));
    for (const member of members) {
      const row = judged.get(member.id);
      if (row && member.cursor > cursor && isShown(row, show)) found.push({ row, cursor: member.cursor });
    }
    isOver = isWhole || members.length < BATCH_SIZE;
    after = members.at(-1)?.cursor ?? after;
  }
  const rows = found.slice(0, limit);
  const last = found.length > limit ? (rows.at(-1)?.cursor ?? null) : isOver ? null : after;
  return { rows: rows.map(({ row }) => row), next: last };
}

import { canRemove, REASON_WORDS } from "./reason-words";
import type { Refused } from "./refusals.server";

export const refusalJson = (row: Refused) => ({
  addressHash: row.addressHash,
  address: row.address,
  reason: row.reason,
  reasonText: REASON_WORDS[row.reason],
  note: row.note,
  isDemo: row.isDemo,
  canRemove: canRemove(row),
  createdAt: row.createdAt.toISOString(),
});

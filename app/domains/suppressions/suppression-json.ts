import { canRemove, REASON_LABELS } from "./reason-labels";
import type { SuppressionRow } from "./suppressions.server";

export const suppressionJson = (row: SuppressionRow) => ({
  addressHash: row.addressHash,
  address: row.address,
  reason: row.reason,
  reasonText: REASON_LABELS[row.reason],
  note: row.note,
  isDemo: row.isDemo,
  canRemove: canRemove(row),
  createdAt: row.createdAt.toISOString(),
});

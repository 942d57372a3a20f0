/** The result of undoing a deletion: the restored ids, and the rejected ones with the reason. */
export interface Restored {
  back: number[];
  refused: { id: number; reason: string }[];
}

/** Reason for a row that was restored and deleted again since: an older undo doesn't restore it. */
export const REMOVED_LATER = "It was restored and deleted again.";

/** The result of undoing a deletion: the restored rows, and the others with the reason. */
export interface Restored {
  back: number[];
  refused: { id: number; reason: string }[];
}

/** For a row restored and deleted again since: an older undo leaves it. */
export const REMOVED_LATER = "It was restored and deleted again.";

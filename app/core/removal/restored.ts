/** What a deletion that is taken back brings: who is there again, and who is not, with the reason. */
export interface Restored {
  back: number[];
  refused: { id: number; reason: string }[];
}

/** Of a row that came back and was removed another time since: the first undo leaves it. */
export const REMOVED_LATER = "It came back and was deleted again since.";

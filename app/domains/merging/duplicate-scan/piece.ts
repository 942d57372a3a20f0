/** What one batch of a step writes, and where the step goes on; null: it is done. */
export interface Piece {
  statements: D1PreparedStatement[];
  cursor: number | null;
  rowsDone?: number;
  keysDone?: number;
  keysTotal?: number;
  removed?: { companies: number; contacts: number };
}

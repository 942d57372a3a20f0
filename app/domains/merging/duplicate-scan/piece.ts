/** The result of one batch of a step, and the next position; a null cursor ends the step. */
export interface Piece {
  statements: D1PreparedStatement[];
  cursor: number | null;
  rowsDone?: number;
  keysDone?: number;
  keysTotal?: number;
  removed?: { companies: number; contacts: number };
}

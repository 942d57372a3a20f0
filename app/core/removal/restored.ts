/** What a deletion that is taken back brings: who is there again, and who is not, with the reason. */
export interface Restored {
  back: number[];
  refused: { id: number; reason: string }[];
}

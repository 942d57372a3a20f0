export type TagNames = [id: number, name: string][];

export interface PageTags {
  names: TagNames;
  chosen?: number;
  /** Indexes of the tags in `names`, by row ID. */
  rows?: Record<number, number[]>;
  done?: { id: number; text: string };
}

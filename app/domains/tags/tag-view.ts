export type TagNames = [id: number, name: string][];

export interface PageTags {
  names: TagNames;
  chosen?: number;
  /** Numbers of the tags in `names`, by the row's id. */
  rows?: Record<number, number[]>;
  done?: { id: number; text: string };
}

export interface Person {
  value: string;
  label: string;
  /** The address of the profile picture; where pictures are drawn. */
  picture?: string | null;
}

export const nameIn = (team: Person[], userId: number | null) =>
  userId === null ? null : (team.find(({ value }) => value === String(userId))?.label ?? "Former teammate");

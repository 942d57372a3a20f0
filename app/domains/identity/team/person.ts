export interface Person {
  value: string;
  label: string;
  /** URL of the profile picture, only where pictures are shown. */
  picture?: string | null;
}

export const nameIn = (team: Person[], userId: number | null) =>
  userId === null ? null : (team.find(({ value }) => value === String(userId))?.label ?? "Former teammate");

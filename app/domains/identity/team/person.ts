export interface Person {
  value: string;
  label: string;
}

export const nameIn = (team: Person[], userId: number | null) =>
  userId === null ? null : (team.find(({ value }) => value === String(userId))?.label ?? "Former teammate");

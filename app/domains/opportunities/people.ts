export interface Person {
  value: string;
  label: string;
}

/** Names by id; somebody who left is said to have. */
export const nameIn = (team: Person[], userId: number | null) =>
  userId === null
    ? null
    : (team.find(({ value }) => value === String(userId))?.label ?? "Somebody who left the team");

/** Invented team members of the demo business, in addition to the demo user of the sign-in page. */
export const DEMO_TEAM = [
  { firstName: "Wanjiru", lastName: "Maina", day: 88 },
  { firstName: "Kojo", lastName: "Appiah", day: 80 },
  { firstName: "Rama", lastName: "Ba", day: 57 },
] as const;

export const addressOfMember = ({ firstName }: { firstName: string }) =>
  `${firstName.toLowerCase()}@demo-work.example`;

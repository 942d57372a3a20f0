/** Who works in the account of the demo business, beside its user of the sign-in page; they do not exist. */
export const DEMO_TEAM = [
  { firstName: "Wanjiru", lastName: "Maina", day: 88 },
  { firstName: "Kojo", lastName: "Appiah", day: 80 },
  { firstName: "Rama", lastName: "Ba", day: 57 },
] as const;

export const addressOfMember = ({ firstName }: { firstName: string }) =>
  `${firstName.toLowerCase()}@demo-work.example`;

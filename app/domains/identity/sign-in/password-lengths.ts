/** Characters a password has at least, as the specification has it for each side. */
export const LEAST_PASSWORD = { business: 6, agent: 8, admin: 8 } as const;
export const RECOMMENDED_PASSWORD = 12;

export type PasswordSide = keyof typeof LEAST_PASSWORD;

export const leastPassword = (side: PasswordSide, operatorMinimum: number) =>
  Math.min(64, Math.max(LEAST_PASSWORD[side], operatorMinimum));

export const passwordHint = (side: PasswordSide, operatorMinimum: number) => {
  const least = leastPassword(side, operatorMinimum);
  const more = least < RECOMMENDED_PASSWORD ? `; ${RECOMMENDED_PASSWORD} or more are safer` : "";
  return `At least ${least} characters${more}.`;
};

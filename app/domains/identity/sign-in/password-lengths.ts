/** Characters a password has at least, as the specification has it for each side. */
export const MIN_PASSWORD_LENGTH = { business: 6, agent: 8, admin: 8 } as const;
export const RECOMMENDED_PASSWORD = 12;

export type PasswordSide = keyof typeof MIN_PASSWORD_LENGTH;

export const leastPassword = (side: PasswordSide, operatorMinimum: number) =>
  Math.min(64, Math.max(MIN_PASSWORD_LENGTH[side], operatorMinimum));

export const passwordHint = (side: PasswordSide, operatorMinimum: number) => {
  const least = leastPassword(side, operatorMinimum);
  const more = least < RECOMMENDED_PASSWORD ? `; ${RECOMMENDED_PASSWORD} or more are safer` : "";
  return `At least ${least} characters${more}.`;
};

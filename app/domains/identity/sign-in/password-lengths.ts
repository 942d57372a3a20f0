import { m } from "~/messages/messages";
/** Minimum characters of a password, as the specification states them for each side. */
export const MIN_PASSWORD_LENGTH = { business: 6, agent: 8, admin: 8 } as const;
export const RECOMMENDED_PASSWORD = 12;

export type PasswordSide = keyof typeof MIN_PASSWORD_LENGTH;

export const leastPassword = (side: PasswordSide, operatorMinimum: number) =>
  Math.min(64, Math.max(MIN_PASSWORD_LENGTH[side], operatorMinimum));

export const passwordHint = (side: PasswordSide, operatorMinimum: number) => {
  const least = leastPassword(side, operatorMinimum);
  return least < RECOMMENDED_PASSWORD
    ? m.auth_password_lengths_at_least_safer({ least, recommended: RECOMMENDED_PASSWORD })
    : m.auth_password_lengths_at_least({ least });
};

/** What a user's row says once the person is gone; the number stays for what refers to it. */
export const erasedFields = (userId: number, now: Date) => ({
  firstName: "Deleted",
  lastName: "user",
  email: `deleted-${userId}@invalid`,
  emailKey: `deleted-${userId}@invalid`,
  emailVerifiedAt: null,
  passwordHash: null,
  phone: null,
  totpSecret: null,
  totpConfirmedAt: null,
  isAdmin: false,
  deactivatedAt: now,
});

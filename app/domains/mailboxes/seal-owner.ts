export const sealOwner = (accountId: number) => `account:${accountId}`;

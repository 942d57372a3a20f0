/** What stands beside the variables among the values of a message: which letterhead it had, and its reader's source. */
export const sentWith = (letterheadId: number, source: string | null): Record<string, string> => ({
  letterhead: String(letterheadId),
  ...(source === null ? {} : { addressSource: source }),
});

/** The same, read again. */
export const readSentWith = ({ letterhead, addressSource }: Record<string, string>) => ({
  letterheadId: letterhead === undefined ? null : Number(letterhead),
  source: addressSource ?? null,
});

const PREFIX = "njia:";

/** Sent with a message and returned with its status or echo. */
export const markOf = (messageId: number): string => `${PREFIX}${messageId}`;

export function rowOfMark(mark: string | null): number | null {
  const [, id] = /^njia:([1-9]\d{0,14})$/.exec(mark ?? "") ?? [];
  return id === undefined ? null : Number(id);
}

import type { z } from "zod";

/** Splits another server's list into members that match the schema and the raw others: one bad record doesn't affect the rest. */
export function readableMembers<Member>(
  schema: z.ZodType<Member>,
  list: readonly unknown[],
): { members: Member[]; unreadable: unknown[] } {
  const [members, unreadable]: [Member[], unknown[]] = [[], []];
  for (const each of list) {
    const parsed = schema.safeParse(each);
    if (parsed.success) members.push(parsed.data);
    else unreadable.push(each);
  }
  return { members, unreadable };
}

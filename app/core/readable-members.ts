import type { z } from "zod";

/** Members of another server's list that fit, and the others as they came: one bad record costs no other. */
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

import { and, eq, isNotNull, type SQL } from "drizzle-orm";
import type { Context } from "~/core/context";
import { dataRequests } from "../tables";

/** The statement that takes an address out of its requests that are done; that they were made stays. */
export const forgetRequests = (ctx: Context, key: string, hash: string, condition: SQL) =>
  ctx.db
    .update(dataRequests)
    .set({ email: "", emailKey: hash, note: null })
    .where(and(eq(dataRequests.emailKey, key), isNotNull(dataRequests.doneAt), condition));

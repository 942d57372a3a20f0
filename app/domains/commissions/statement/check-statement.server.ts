import type { Context } from "~/core/context";
import { signingKey } from "../ledger/signing-key.server";
import { verifyStatement } from "./verify-statement.mjs";

/** The key that heads are signed with now, then those of before a rotation, which still prove older heads. */
export const ledgerKeys = async ({ config }: Context): Promise<string[]> => [
  (await signingKey(config)).publicKey,
  ...(config.LEDGER_OLD_KEYS?.split(",") ?? []),
];

const refused = (problem: string) => ({ isUntouched: false, problem, count: 0, sums: null });

/** Keeps nothing of it. `pieces` are the text of the file in its order. */
export async function checkStatement(ctx: Context, pieces: AsyncIterable<string>) {
  const { isUntouched, problem, count, sums, publicKey } = await verifyStatement(pieces);
  if (isUntouched && !(await ledgerKeys(ctx)).includes(publicKey))
    return refused("It is complete, but signed with a key that is not ours.");
  return { isUntouched, problem, count, sums };
}

import type { Context } from "~/core/context";
import { signingKey } from "../ledger/signing-key.server";
import { verifyStatement } from "./verify-statement.mjs";

export const ledgerKey = async ({ config }: Context) => (await signingKey(config)).publicKey;

const refused = (problem: string) => ({ isUntouched: false, problem, count: 0, sums: null });

export async function checkStatement(ctx: Context, bytes: Uint8Array | null, mostBytes: number) {
  if (!bytes) return refused("Choose the file of a statement first.");
  if (bytes.length > mostBytes) return refused("This file is larger than any statement.");
  const found = await verifyStatement(new TextDecoder().decode(bytes));
  if (found.isUntouched && found.publicKey !== (await ledgerKey(ctx)))
    return refused("It is complete, but signed with a key that is not ours.");
  const { isUntouched, problem, count, sums } = found;
  return { isUntouched, problem, count, sums };
}

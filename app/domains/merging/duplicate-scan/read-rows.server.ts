import type { AccountContext } from "~/core/context";
import type { MergeList } from "../merge-lists";
import { hashOfKey } from "../similarity/block-keys";
import { COMPARING } from "./compared-rows.server";
import type { Piece } from "./piece";

const WRITE_KEYS = `INSERT OR IGNORE INTO duplicate_keys (account_id, list, key, row_id)
SELECT ?1, ?2, value ->> 0, value ->> 1 FROM json_each(?3)`;

export async function readPiece(ctx: AccountContext, list: MergeList, cursor: number): Promise<Piece> {
  const { read, keys } = COMPARING[list];
  const { rows, next } = await read(ctx, cursor);
  const hashes = rows.flatMap((row) => keys(row).map((key) => [hashOfKey(key), row.id]));
  return {
    statements: [ctx.d1.prepare(WRITE_KEYS).bind(ctx.account.id, list, JSON.stringify(hashes))],
    cursor: next,
    rowsDone: rows.length,
    keysTotal: hashes.length,
  };
}

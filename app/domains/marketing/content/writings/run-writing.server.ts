import type { AccountContext } from "~/core/context";
import { DomainError } from "~/core/errors";
import { requireMarketing } from "../../access/access.server";
import type { MarketingWriting } from "../tables";
import { type WriterContext, writeWithModel } from "../write-with-model.server";
import { storePiece } from "./store-piece.server";
import { withWritingLease } from "./with-lease.server";
import { storedPieces } from "./writings.server";

const NO_MODEL = "No AI model is set up. You can use the built-in writer instead.";

async function write(ctx: AccountContext, row: MarketingWriting): Promise<void> {
  await requireMarketing(ctx);
  const { ai } = ctx;
  if (!ai) throw new DomainError("unavailable", NO_MODEL);
  const stored = await storedPieces(ctx, row.id);
  const missing = row.pieces
    .map((piece, index) => ({ piece, at: index }))
    .filter(({ at }) => !stored.has(at) && !row.removedPieces.includes(at));
  if (missing.length === 0) return;
  const asker: WriterContext & { ai: typeof ai } = { ...ctx, ai };
  await writeWithModel(
    asker,
    row.brief,
    missing.map(({ piece }) => piece),
    (post, at) => storePiece(ctx, row, missing[at]?.at ?? 0, post, ai.name),
  );
}

/** Stores each piece once, when it arrives: after a crash, the next delivery of the job writes the missing ones. */
export const runWriting = (ctx: AccountContext, { writingId }: { writingId: number }): Promise<void> =>
  withWritingLease(ctx, writingId, (row) => write(ctx, row));

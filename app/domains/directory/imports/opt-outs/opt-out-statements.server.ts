import type { AccountContext } from "~/core/context";
import { statement } from "~/core/statement";
import { suppressStatements } from "~/domains/suppressions/suppress.server";
import type { Import } from "../import";
import type { OptOut } from "./read-opt-outs";

const MAX_NOTE_LENGTH = 200;

/** Suppresses a chunk's opted-out addresses in the import's batch: new contacts, existing ones, and rows without a name. */
export const optOutStatements = (
  ctx: AccountContext,
  row: Pick<Import, "fileName" | "isDemo"> & { id: number | null; createdBy: number | null },
  optOuts: readonly Omit<OptOut, "line">[],
): D1PreparedStatement[] =>
  suppressStatements(
    ctx,
    optOuts.flatMap(({ addresses, reason, at, column, value }) =>
      addresses.map((address) => ({
        accountId: ctx.account.id,
        address,
        reason,
        at,
        note: `${row.fileName}: ${column.trim()}${value === null ? "" : ` “${value}”`}`.slice(
          0,
          MAX_NOTE_LENGTH,
        ),
        createdBy: row.createdBy,
        isDemo: row.isDemo,
        importId: row.id,
        importValue: row.id === null ? null : value,
      })),
    ),
  ).map((query) => statement(ctx, query));

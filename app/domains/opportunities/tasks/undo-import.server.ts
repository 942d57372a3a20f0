import type { AccountContext } from "~/core/context";
import { undoImport } from "~/domains/directory/imports/undo-import.server";

const HAS_TASKS = "EXISTS (SELECT 1 FROM tasks t WHERE t.contact_id = contacts.id)";

/** Somebody who is to be called stays, with the task. */
export const undoImportBesidesTasks = (ctx: AccountContext, importId: number): Promise<void> =>
  undoImport(ctx, importId, HAS_TASKS);

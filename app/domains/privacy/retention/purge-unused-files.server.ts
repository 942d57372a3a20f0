import { sql } from "drizzle-orm";
import type { Context } from "~/core/context";
import { isInStep } from "~/domains/campaigns/steps/load-steps.server";
import { isInBrand } from "~/domains/identity/brand/brand.server";
import { isInSingleMail } from "~/domains/messages/one-off-emails.server";
import { isInSenderSnapshot } from "~/domains/messages/sender-snapshots.server";
import { purgeFiles } from "~/domains/templates/files/purge-files.server";

const DAY_MS = 86_400_000;
/** Days that a run looks back; older files were already checked. */
const LOOKS_BACK = 31;
const PIECES = 40;

/** Deletes unused files that are older than a day. Safe to repeat. */
export async function removeUnusedFiles(ctx: Context): Promise<number> {
  const now = ctx.now().getTime();
  const uploaded = { since: new Date(now - LOOKS_BACK * DAY_MS), before: new Date(now - DAY_MS) };
  let removed = 0;
  for (let piece = 0; piece < PIECES; piece += 1) {
    const some = await purgeFiles(
      ctx,
      uploaded,
      ({ id, accountId, isLogo, name }) =>
        sql`(${isInStep(id)} or ${isInSingleMail(id)} or (${isLogo} and
          (${isInSenderSnapshot(accountId, name)} or ${isInBrand(accountId, name)})))`,
    );
    if (some === 0) break;
    removed += some;
  }
  return removed;
}

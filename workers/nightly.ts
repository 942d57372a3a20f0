import type { Context } from "~/core/context";
import { seedStarterDirectory } from "~/domains/directory/companies/seed-starter-directory.server";
import { continueOpenData } from "~/domains/directory/open-data/seed-open-data.server";
import { mergeSearchIndexes } from "~/domains/directory/search/merge-search-indexes.server";
import { purgePictures } from "~/domains/identity/pictures/profile-picture.server";
import { applyRetention } from "~/domains/privacy/retention/apply-retention.server";
import { removeUnusedFiles } from "~/domains/privacy/retention/purge-unused-files.server";
import { renewTokens } from "~/domains/social-leads/requeue-platform-jobs.server";

export interface ScheduleRow {
  cron: string;
  name: string;
  run: (ctx: Context) => Promise<unknown>;
}

/** Rows of `schedule.ts` that run once a night, at low traffic. */
export const NIGHTLY: ScheduleRow[] = [
  { cron: "17 2 * * *", name: "bring the starter directory up to date", run: seedStarterDirectory },
  { cron: "17 2 * * *", name: "bring the open-data pack up to date", run: continueOpenData },
  { cron: "17 2 * * *", name: "merge the pieces of the search indexes", run: mergeSearchIndexes },
  {
    cron: "17 2 * * *",
    name: "seal tokens by the newest key and ask whether they hold",
    run: renewTokens,
  },
  { cron: "17 2 * * *", name: "remove what is kept no longer", run: applyRetention },
  { cron: "17 2 * * *", name: "remove profile pictures that no user has", run: purgePictures },
  { cron: "17 2 * * *", name: "remove files of forms that were never completed", run: removeUnusedFiles },
];

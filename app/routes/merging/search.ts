import { requestSearch } from "~/domains/merging/duplicate-scan/start-scan.server";
import { catchDomainError } from "~/http/errors.server";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { businessPage } from "~/http/pages/page.server";
import { redirect } from "~/http/pages/redirect.server";
import { DUPLICATES } from "~/paths/bulk/duplicates";

export const action = businessPage((ctx, { context }) =>
  catchDomainError(
    async () => {
      await requestSearch(ctx);
      return redirect(DUPLICATES.list);
    },
    ({ message }) =>
      redirectWithFlash(context, DUPLICATES.list, {
        kind: "error",
        title: "No search was begun",
        text: message,
      }),
  ),
);

export const loader = businessPage(async () => redirect(DUPLICATES.list));

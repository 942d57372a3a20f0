import { requestSearch } from "~/domains/merging/duplicate-scan/start-scan.server";
import { catchDomainError } from "~/http/errors.server";
import { buttonAction, buttonLoader } from "~/http/pages/button.server";
import { businessPage } from "~/http/pages/page.server";
import { DUPLICATES } from "~/paths/bulk/duplicates";

export const action = buttonAction(businessPage, (ctx) =>
  catchDomainError(
    async () => {
      await requestSearch(ctx);
      return { to: DUPLICATES.list };
    },
    ({ message }) => ({ to: DUPLICATES.list, kind: "error", title: "Scan not started", text: message }),
  ),
);

export const loader = buttonLoader(businessPage, DUPLICATES.list);

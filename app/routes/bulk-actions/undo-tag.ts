import { parseId } from "~/core/ids";
import { undoTagging } from "~/domains/bulk/tagging/tag-rows.server";
import { catchDomainError } from "~/http/errors.server";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { businessPage } from "~/http/pages/page.server";
import { redirect } from "~/http/pages/redirect.server";
import { withoutParameter } from "~/paths/with-query";
import { backOf } from "./back";

const backWithout = (request: Request) => withoutParameter(backOf(request), "tagged");

export const action = businessPage((ctx, { params, request, context }) =>
  catchDomainError(
    async () => {
      const { text } = await undoTagging(ctx, parseId(params.changeId, "change of tags"));
      return redirectWithFlash(context, backWithout(request), { kind: "success", title: text });
    },
    (error) => {
      if (error.code !== "conflict") throw error;
      return redirectWithFlash(context, backWithout(request), { kind: "error", title: error.message });
    },
  ),
);

export const loader = businessPage(async (_, { request }) => redirect(backWithout(request)));

import { parseId } from "~/core/ids";
import { undoTagging } from "~/domains/bulk/tagging/tag-rows.server";
import { catchDomainError } from "~/http/errors.server";
import { buttonAction, buttonLoader } from "~/http/pages/button.server";
import { businessPage } from "~/http/pages/page.server";
import { withoutParameter } from "~/paths/with-query";
import { backOf } from "./back";

const backWithout = (request: Request) => withoutParameter(backOf(request), "tagged");

export const action = buttonAction(businessPage, (ctx, { params, request }) =>
  catchDomainError(
    async () => {
      const { text } = await undoTagging(ctx, parseId(params.changeId, "change of tags"));
      return { to: backWithout(request), title: text };
    },
    (error) => {
      if (error.code !== "conflict") throw error;
      return { to: backWithout(request), kind: "error", title: "Tag change not undone", text: error.message };
    },
  ),
);

export const loader = buttonLoader(businessPage, (_, { request }) => backWithout(request));

import { plural } from "~/core/format";
import { parseId } from "~/core/ids";
import { decideImportOptOut } from "~/domains/directory/imports/opt-outs/decide-opt-out.server";
import { OptOutDecision } from "~/domains/directory/imports/schemas";
import { buttonAction, buttonInput, buttonLoader } from "~/http/pages/button.server";
import { businessPage } from "~/http/pages/page.server";
import { paths } from "~/paths";

/** The buttons beside an opt-out value that could not be parsed. */
export const action = buttonAction(businessPage, async (ctx, args) => {
  const importId = parseId(args.params.importId, "import");
  const input = await buttonInput(args, OptOutDecision);
  const count = await decideImportOptOut(ctx, importId, input);
  const people = plural(count, "address", "addresses");
  return {
    to: paths.business.import(importId),
    title: input.decision === "allow" ? `${people} allowed` : `${people} suppressed`,
  };
});

export const loader = buttonLoader(businessPage, (_ctx, { params }) =>
  paths.business.import(parseId(params.importId, "import")),
);

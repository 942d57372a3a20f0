import { useForm } from "@conform-to/react";
import { type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { parseId } from "~/core/ids";
import { moveOpportunity } from "~/domains/opportunities/move-opportunity.server";
import { getOpportunity } from "~/domains/opportunities/opportunities.server";
import { MovePageSchema, MoveQuery } from "~/domains/opportunities/schemas";
import { STAGE_CHOICES } from "~/domains/opportunities/stage-choices";
import { STAGE_NAMES } from "~/domains/opportunities/stages";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { handleForm } from "~/http/pages/form.server";
import { businessPage } from "~/http/pages/page.server";
import { readQuery } from "~/http/pages/query.server";
import { paths } from "~/paths";
import { Field } from "~/ui/forms/field";
import { PostForm } from "~/ui/forms/form";
import { Submit } from "~/ui/forms/submit";
import { Page } from "~/ui/layout/page";
import { Breadcrumb } from "~/ui/layout/tabs";

export const meta: MetaFunction = () => [{ title: "Move opportunity" }];

export const loader = businessPage(async (ctx, { params, request }) => {
  const { id, title, status, lostReason } = await getOpportunity(
    ctx,
    parseId(params.opportunityId, "opportunity"),
  );
  const { to } = readQuery(request, MoveQuery);
  return { id, title, from: status, draft: { status: to ?? status, lostReason: lostReason ?? "" } };
});

export const action = businessPage(async (ctx, args) => {
  const id = parseId(args.params.opportunityId, "opportunity");
  const before = await getOpportunity(ctx, id);
  return handleForm(args, MovePageSchema, async ({ back, ...move }) => {
    const { title, status } = await moveOpportunity(ctx, id, move);
    if (back) {
      const board = paths.withQuery(paths.opportunities.board, {
        moved: id,
        was: move.from ?? before.status,
      });
      // A card that was dropped is in sight: the page stays where it is.
      return redirect(back === "board" ? `${board}#card-${id}` : board);
    }
    const flash = { kind: "success", title: `Moved to “${STAGE_NAMES[status]}”`, text: title } as const;
    return redirectWithFlash(args.context, paths.opportunities.opportunity(id), flash);
  });
});

export default function MoveOpportunity() {
  const { id, title, from, draft } = useLoaderData<typeof loader>();
  const [form, fields] = useForm({ lastResult: useActionData<typeof action>()?.result, defaultValue: draft });
  return (
    <Page title={`Move ${title}`} subtitle={`It stands at “${STAGE_NAMES[from]}”.`} width="narrow">
      <Breadcrumb
        trail={[
          { to: paths.opportunities.list, label: "Opportunities" },
          { to: paths.opportunities.opportunity(id), label: title },
        ]}
      />
      <PostForm form={form}>
        <input type="hidden" name="from" value={from} />
        <Field field={fields.status} label="Stage" type="select" options={STAGE_CHOICES} required />
        <div className="if-lost">
          <Field
            field={fields.lostReason}
            label="Why it was lost"
            type="textarea"
            isFilter
            hint="Needed: a few words that tell what to do better."
          />
        </div>
        <Submit pending="Moving">Move the opportunity</Submit>
      </PostForm>
    </Page>
  );
}

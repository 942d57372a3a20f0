import { useForm } from "@conform-to/react";
import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { parseId } from "~/core/ids";
import { localDay } from "~/core/time/local-time";
import { readerZone } from "~/core/time/time-zones";
import { OPPORTUNITY_FIELDS } from "~/domains/opportunities/fields";
import { moveOpportunity } from "~/domains/opportunities/move-opportunity.server";
import { MovePageSchema, MoveQuery } from "~/domains/opportunities/move-schemas";
import { getOpportunity } from "~/domains/opportunities/opportunities.server";
import { STAGE_CHOICES } from "~/domains/opportunities/stage-choices";
import { STAGE_NAMES } from "~/domains/opportunities/stages";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { handleForm } from "~/http/pages/form.server";
import { businessPage } from "~/http/pages/page.server";
import { readQuery } from "~/http/pages/query.server";
import { redirect } from "~/http/pages/redirect.server";
import { paths } from "~/paths";
import { Field } from "~/ui/forms/field";
import { PostForm } from "~/ui/forms/form";
import { Submit } from "~/ui/forms/submit";
import { Page } from "~/ui/layout/page";
import { Breadcrumb } from "~/ui/layout/tabs";
import { afterMove } from "./after-move.server";

export const meta: MetaFunction = () => [{ title: "Move deal" }];

export const loader = businessPage(async (ctx, { params, request }) => {
  const { id, title, status, lostReason, revenue } = await getOpportunity(
    ctx,
    parseId(params.opportunityId, "deal"),
  );
  const { to, from, back } = readQuery(request, MoveQuery);
  const won = {
    revenue: revenue === null ? "" : String(revenue / 100),
    closeDate: localDay(ctx.now(), readerZone(ctx)),
  };
  return {
    id,
    title,
    stage: status,
    seen: from ?? status,
    back,
    // Values for the small form in a table cell.
    value: status,
    team: [],
    draft: { status: to ?? status, lostReason: lostReason ?? "", ...won },
  };
});

/** Also revalidates after an error: another user may have moved the deal. */
export const shouldRevalidate = () => true;

export const action = businessPage(async (ctx, args) => {
  const id = parseId(args.params.opportunityId, "deal");
  const before = await getOpportunity(ctx, id);
  return handleForm(args, MovePageSchema, async ({ back, isAsked, move }) => {
    const isWin = move.status === "closed_won" && before.status !== "closed_won";
    const isLoss = move.status === "closed_lost" && before.status !== "closed_lost" && !move.lostReason;
    if (!isAsked && (isWin || (isLoss && back))) {
      const asked = { to: move.status, from: move.from, back };
      return redirect(paths.withQuery(paths.opportunities.move(id), asked));
    }
    const { title, status } = await moveOpportunity(ctx, id, move);
    if (back) return redirect(afterMove(back, id, move.from ?? before.status));
    const flash = { kind: "success", title: `Moved to “${STAGE_NAMES[status]}”`, text: title } as const;
    return redirectWithFlash(args.context, paths.opportunities.opportunity(id), flash);
  });
});

export default function MoveOpportunity() {
  const { id, title, stage, seen, back, draft } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>()?.result;
  const [form, fields] = useForm({ lastResult, defaultValue: draft });
  // After a conflict the page shows the current stage, and the next submit starts from it.
  const from = lastResult ? stage : seen;
  return (
    <Page title={`Move ${title}`} subtitle={`Current stage: ${STAGE_NAMES[stage]}`} width="narrow">
      <Breadcrumb
        trail={[
          { to: paths.opportunities.list, label: "Deals" },
          { to: paths.opportunities.opportunity(id), label: title },
        ]}
      />
      <PostForm form={form}>
        <input type="hidden" name="from" value={from} />
        <input type="hidden" name="isAsked" value="on" />
        {back ? <input type="hidden" name="back" value={back} /> : null}
        <Field
          field={fields.status}
          label={OPPORTUNITY_FIELDS.status.label}
          type="select"
          options={STAGE_CHOICES}
          required
        />
        <div className="[form:not(:has(option[value$=lost]:checked))_&]:hidden">
          <Field
            field={fields.lostReason}
            label={OPPORTUNITY_FIELDS.lostReason.label}
            type="textarea"
            isFilter
            hint="Required. Helps your team improve."
          />
        </div>
        <div className="grid gap-4 [form:not(:has(option[value$=won]:checked))_&]:hidden">
          <Field
            field={fields.revenue}
            label="Deal value"
            inputMode="decimal"
            isFilter
            hint="In US dollars. Leave blank to keep the current value."
          />
          <Field field={fields.closeDate} label="Close date" type="date" isFilter />
        </div>
        <Submit pending="Moving">Move deal</Submit>
      </PostForm>
    </Page>
  );
}

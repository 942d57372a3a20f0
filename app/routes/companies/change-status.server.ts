import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import type { BusinessContext } from "~/core/context";
import { changeLeadStatus, LeadStatusForm } from "~/domains/records/change-lead-status.server";
import { catchDomainError } from "~/http/errors.server";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { answerForm } from "~/http/pages/form.server";
import { redirect } from "~/http/pages/redirect.server";
import { paths } from "~/paths";

/** Handles the form for a record's lead status. Returns to the record, which offers Undo. */
export const changeStatus = (
  ctx: BusinessContext,
  { context }: Pick<ActionFunctionArgs, "context">,
  form: FormData,
  here: string,
) =>
  answerForm(form, LeadStatusForm, (change) =>
    catchDomainError(
      async () => {
        await changeLeadStatus(ctx, change);
        return redirect(paths.withQuery(here, { changed: change.leadId, was: change.from }));
      },
      (error) => {
        if (error.code === "not_found") throw error;
        const flash = { kind: "error", title: "Status not changed", text: error.message } as const;
        return redirectWithFlash(context, here, flash);
      },
    ),
  );

import type { BusinessContext } from "~/core/context";
import { parseId } from "~/core/ids";
import { catchDomainError } from "~/http/errors.server";
import { type Flash, redirectWithFlash } from "~/http/pages/flash.server";
import { businessPage, type PageArgs } from "~/http/pages/page.server";
import { redirect } from "~/http/pages/redirect.server";
import { paths } from "~/paths";

/** A button of a mailbox: does it and goes back to the mailbox, which says what became of it. */
export const mailboxCommand = (
  run: (ctx: BusinessContext, mailboxId: number, params: PageArgs["params"]) => Promise<Flash>,
) =>
  businessPage(async (ctx, { params, context }) => {
    const mailboxId = parseId(params.mailboxId, "mailbox");
    const flash = await catchDomainError<Flash, Flash>(
      () => run(ctx, mailboxId, params),
      (error) => {
        if (error.code === "not_found") throw error;
        return { kind: "error", title: "Not Done", text: error.message };
      },
    );
    return redirectWithFlash(context, paths.mailboxes.mailbox(mailboxId), flash);
  });

/** Who opens the address of a button sees the mailbox. */
export const backToMailbox = businessPage(async (_ctx, { params }) =>
  redirect(paths.mailboxes.mailbox(parseId(params.mailboxId, "mailbox"))),
);

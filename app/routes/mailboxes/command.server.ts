import type { BusinessContext } from "~/core/context";
import { parseId } from "~/core/ids";
import { catchDomainError } from "~/http/errors.server";
import { buttonAction, buttonLoader } from "~/http/pages/button.server";
import type { Flash } from "~/http/pages/flash.server";
import { businessPage, type PageArgs } from "~/http/pages/page.server";
import { nextScreen } from "~/http/pages/safe-redirect";
import { paths } from "~/paths";

/** The action of a mailbox's button: runs it and returns to the mailbox, which shows the result. */
export const mailboxCommand = (
  run: (ctx: BusinessContext, mailboxId: number, params: PageArgs["params"]) => Promise<Flash>,
) =>
  buttonAction(businessPage, async (ctx, { params, request }) => {
    const mailboxId = parseId(params.mailboxId, "mailbox");
    const flash = await catchDomainError<Flash, Flash>(
      () => run(ctx, mailboxId, params),
      (error) => {
        if (error.code === "not_found") throw error;
        return { kind: "error", title: "Mailbox not changed", text: error.message };
      },
    );
    const next = nextScreen(request, "");
    return { to: paths.withQuery(paths.mailboxes.mailbox(mailboxId), { next }), ...flash };
  });

/** Redirects a visit to a button's URL to the mailbox. */
export const backToMailbox = buttonLoader(businessPage, (_ctx, { params }) =>
  paths.mailboxes.mailbox(parseId(params.mailboxId, "mailbox")),
);

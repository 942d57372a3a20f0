import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import type { z } from "zod";
import type { BusinessContext } from "~/core/context";
import { parseId } from "~/core/ids";
import { bounceJson } from "~/domains/replies/reply-json";
import { type Bounce, getBounce } from "~/domains/replies/responses/bounces.server";
import { catchDomainError } from "~/http/errors.server";
import { type Flash, redirectWithFlash } from "~/http/pages/flash.server";
import { handleForm } from "~/http/pages/form.server";
import { safeRedirect } from "~/http/pages/safe-redirect";
import { paths } from "~/paths";

interface Answered<Input> {
  schema: z.ZodType<Input & { back?: string | undefined }>;
  run: (mailId: number, input: Input) => Promise<Bounce>;
  done: string;
  refused: string;
  /** Error message if the form lacks a required value. */
  missing: string;
}

/** Handles a button beside a bounce: runs it and returns to the page with the button, with a message. */
export async function respondToBounceAction<Input>(
  ctx: BusinessContext,
  args: ActionFunctionArgs,
  { schema, run, done, refused, missing }: Answered<Input>,
) {
  const { mail } = await getBounce(ctx, parseId(args.params.returnedId, "mail"));
  const page = paths.replies.bounce(mail.id);
  const failed = (text: string): Flash => ({ kind: "error", title: refused, text });
  const answer: unknown = await handleForm(args, schema, async ({ back, ...input }) => {
    const flash = await catchDomainError<Flash, Flash>(
      async () => ({
        kind: "success",
        title: done,
        text: bounceJson(await run(mail.id, input as Input)).done,
      }),
      ({ message }) => failed(message),
    );
    return redirectWithFlash(args.context, safeRedirect(back, page), flash);
  });
  return answer instanceof Response ? answer : redirectWithFlash(args.context, page, failed(missing));
}

/** The page that a GET request to the button's URL redirects to. */
export async function toBounce(ctx: BusinessContext, returnedId: string | undefined): Promise<string> {
  const { mail } = await getBounce(ctx, parseId(returnedId, "mail"));
  return paths.replies.bounce(mail.id);
}

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
  /** What to say where the form has not what it needs. */
  missing: string;
}

/** A button beside a returned mail: does it, and goes back to where it was pressed with a word on it. */
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

/** The page to which a GET of a button's address redirects. */
export async function toBounce(ctx: BusinessContext, returnedId: string | undefined): Promise<string> {
  const { mail } = await getBounce(ctx, parseId(returnedId, "mail"));
  return paths.replies.bounce(mail.id);
}

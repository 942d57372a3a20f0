import type { z } from "zod";
import { DomainError } from "~/core/errors";
import { type Flash, redirectWithFlash } from "./flash.server";
import { handleForm } from "./form.server";
import type { PageArgs } from "./page.server";
import { redirect } from "./redirect.server";

/** `businessPage` and similar guards: which role may use the button. */
type Guard<Ctx> = (
  run: (ctx: Ctx, args: PageArgs) => Promise<Response>,
) => (args: PageArgs) => Promise<Response>;

/** Where a button redirects, and the message shown there; `kind` defaults to success. */
interface Pressed extends Partial<Flash> {
  to: string;
}

/** A button's action: runs it, and redirects to a page with the result. */
export const buttonAction = <Ctx>(guard: Guard<Ctx>, run: (ctx: Ctx, args: PageArgs) => Promise<Pressed>) =>
  guard(async (ctx, args) => {
    const { to, title, ...flash } = await run(ctx, args);
    if (title === undefined) return redirect(to);
    return redirectWithFlash(args.context, to, { kind: "success", title, ...flash });
  });

/** The loader beside the action: a button's address has no page, so it redirects to one. */
export const buttonLoader = <Ctx>(
  guard: Guard<Ctx>,
  to: string | ((ctx: Ctx, args: PageArgs) => string | Promise<string>),
) => guard(async (ctx, args) => redirect(typeof to === "string" ? to : await to(ctx, args)));

/** Parses the input a button on another page sends. @throws DomainError invalid, shown on that page */
export async function buttonInput<Input>(args: PageArgs, schema: z.ZodType<Input>): Promise<Input> {
  let input: { value: Input } | null = null;
  const refused = await handleForm(args, schema, async (value) => {
    input = { value };
    return new Response();
  });
  const found = input as { value: Input } | null;
  if (found) return found.value;
  const errors = Object.values(refused.data.result.error ?? {}).flat();
  throw new DomainError("invalid", errors[0] ?? "Check your entries.");
}

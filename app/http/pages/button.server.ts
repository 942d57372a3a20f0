import type { z } from "zod";
import { DomainError } from "~/core/errors";
import { type Flash, redirectWithFlash } from "./flash.server";
import { handleForm } from "./form.server";
import type { PageArgs } from "./page.server";
import { redirect } from "./redirect.server";

/** `businessPage` and its like: whose button it is. */
type Guard<Ctx> = (
  run: (ctx: Ctx, args: PageArgs) => Promise<Response>,
) => (args: PageArgs) => Promise<Response>;

/** Where a button leads, and the message shown there: a success unless told. */
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

/** The loader beside it: the address of a button has no page, so it leads to one. */
export const buttonLoader = <Ctx>(
  guard: Guard<Ctx>,
  to: string | ((ctx: Ctx, args: PageArgs) => string | Promise<string>),
) => guard(async (ctx, args) => redirect(typeof to === "string" ? to : await to(ctx, args)));

/** What a button of another page sends with it. @throws DomainError invalid, which that page says */
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

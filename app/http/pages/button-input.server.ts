import type { z } from "zod";
import { DomainError } from "~/core/errors";
import { handleForm } from "./form.server";
import type { PageArgs } from "./page.server";

/** What a button of another page sends with it. @throws DomainError invalid, which that page says */
export async function buttonInput<Input>(args: PageArgs, schema: z.ZodType<Input>): Promise<Input> {
  let input: { said: Input } | null = null;
  const refused = await handleForm(args, schema, async (said) => {
    input = { said };
    return new Response();
  });
  const found = input as { said: Input } | null;
  if (found) return found.said;
  const errors = Object.values(refused.data.result.error ?? {}).flat();
  throw new DomainError("invalid", errors[0] ?? "Please check what you sent.");
}

import type { Context } from "~/core/context";
import { DomainError } from "~/core/errors";
import { reasonOf } from "~/core/log";

/** What `run` gives. A failure that nobody expected is logged and told as `words`. @throws DomainError unavailable; what `run` refuses */
export async function orUnavailable<T>(ctx: Context, words: string, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof DomainError || error instanceof Response) throw error;
    ctx.log.error("door failed", reasonOf(error));
    throw new DomainError("unavailable", words);
  }
}

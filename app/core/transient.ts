import type { Context } from "./context";
import { DomainError } from "./errors";
import { reasonOf } from "./log";

/**
 * The answer of the database or the file store. Its failure is transient and says nothing about the request: 503, retry. @throws DomainError unavailable, and those of `work`
 */
export async function orUnavailable<T>(
  ctx: Pick<Context, "log">,
  work: Promise<T>,
  message = "This section couldn’t be loaded.",
): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof DomainError) throw error;
    ctx.log.error("storage not reached", reasonOf(error));
    throw new DomainError("unavailable", `${message} Try again.`, {
      retryAfter: 5,
    });
  }
}

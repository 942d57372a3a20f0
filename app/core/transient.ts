import type { Context } from "./context";
import { DomainError } from "./errors";
import { reasonOf } from "./log";

/**
 * Returns the result of the database or file store. A failure is transient and unrelated to the request: 503, retry.
 * @throws DomainError unavailable, and those of `work`
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

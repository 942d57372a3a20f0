import { DomainError } from "~/core/errors";
import { isAborted } from "~/core/statement";

/** Retries an aborted batch; gives up after three attempts. @throws DomainError conflict if all three abort */
export async function retryWhenChanged<T>(run: () => Promise<T>): Promise<T> {
  for (let attempt = 0; attempt < 3; attempt += 1)
    try {
      return await run();
    } catch (error) {
      if (!isAborted(error)) throw error;
    }
  throw new DomainError("conflict", "This company was updated elsewhere. Reload and try again.");
}

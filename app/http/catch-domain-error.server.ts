import { DomainError } from "~/core/errors";

/** What `run` gives, or what `answer` makes of an expected error of the domain. */
export async function catchDomainError<T, R>(
  run: () => Promise<T>,
  answer: (error: DomainError) => R | Promise<R>,
): Promise<T | R> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof DomainError) return answer(error);
    throw error;
  }
}

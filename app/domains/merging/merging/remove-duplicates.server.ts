import type { BusinessContext } from "~/core/context";
import { workOnDuplicates } from "../duplicate-scan/run-scan.server";
import { findSearch, startSearch } from "../duplicate-scan/start-scan.server";
import { isWorkingStep } from "../duplicate-scan/steps";

/** The part done within the request; the queue continues with the rest. */
const IN_A_REQUEST = { milliseconds: 5_000, pieces: 24 };

export interface Removed {
  isWorking: boolean;
  results: { companies: { removed: number }; contacts: { removed: number } };
}

/** Scans again and merges certain duplicates. Safe to repeat. @throws DomainError limit_reached */
export async function removeDuplicates(ctx: BusinessContext): Promise<Removed> {
  const { number } = await startSearch(ctx, true);
  await workOnDuplicates(ctx, IN_A_REQUEST);
  const search = await findSearch(ctx);
  const isThis = search?.number === number;
  return {
    isWorking: search !== null && isWorkingStep(search.step),
    results: {
      companies: { removed: isThis ? search.companiesRemoved : 0 },
      contacts: { removed: isThis ? search.contactsRemoved : 0 },
    },
  };
}

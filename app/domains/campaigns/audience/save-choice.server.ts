import type { BusinessContext } from "~/core/context";
import { DomainError } from "~/core/errors";
import { findLeadSearch } from "~/domains/lead-search/lead-searches.server";
import type { AudienceRules } from "./audience";
import { saveAudience } from "./audiences.server";
import type { ChosenAudience } from "./chosen-audience";

/** A campaign's audience columns. */
interface StoredChoice {
  leadSearchId: number | null;
  audienceId: number | null;
  audienceRules: AudienceRules | null;
}

/** Stores a lead search by its id and any other source as a saved list. @throws DomainError not_found, invalid, with the field */
export async function saveChoice(
  ctx: BusinessContext,
  { source, rules }: ChosenAudience,
): Promise<StoredChoice> {
  if (source.kind !== "search")
    return { leadSearchId: null, audienceId: (await saveAudience(ctx, source)).id, audienceRules: rules };
  if (!(await findLeadSearch(ctx, source.id)))
    throw new DomainError("not_found", "This search wasn’t found. Choose another search.", {
      field: "audience",
    });
  return { leadSearchId: source.id, audienceId: null, audienceRules: rules };
}

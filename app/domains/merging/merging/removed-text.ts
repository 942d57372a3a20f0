import { plural } from "~/core/format";
import type { Removed } from "./remove-duplicates.server";

export function removedText({ isWorking, results: { companies, contacts } }: Removed): string {
  if (!isWorking && companies.removed + contacts.removed === 0)
    return "No two rows were certainly the same, so nothing was merged. What is only likely waits on the list.";
  const counts = `${plural(companies.removed, "duplicate company", "duplicate companies")} and ${plural(contacts.removed, "duplicate contact")}`;
  const goesOn = isWorking ? " so far. It goes on without you." : ". Each merge can be taken back.";
  return `Removed ${counts}${goesOn}`;
}

import { plural } from "~/core/format";
import type { Removed } from "./remove-duplicates.server";

export function removedText({ isWorking, results: { companies, contacts } }: Removed): string {
  if (!isWorking && companies.removed + contacts.removed === 0)
    return "No exact duplicates found. Review possible duplicates in the list.";
  const counts = `${plural(companies.removed, "duplicate company", "duplicate companies")} and ${plural(contacts.removed, "duplicate contact")}`;
  const goesOn = isWorking ? " so far. You can leave this page." : ". You can undo each merge.";
  return `Removed ${counts}${goesOn}`;
}

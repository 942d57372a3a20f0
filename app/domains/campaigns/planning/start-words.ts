import { formatNumber, plural } from "~/core/format";

const SKIPPED =
  "Leads without an address or its source, and people who refused, are skipped, each with the reason.";

/** Who is written to when a campaign starts; `writable` is null where it was not counted. */
export function startWords(leads: number, writable: number | null, mails: number): string {
  const get = `${plural(mails, "mail")}, one after another, until they answer`;
  if (writable === null)
    return `Of ${plural(leads, "lead")}, each with an e-mail address gets ${get}. ${SKIPPED}`;
  if (writable === 0)
    return `None of ${plural(leads, "lead")} has an e-mail address and the source it comes from, so nobody would get a mail. Add people under Contacts with their company and make a new search.`;
  const who =
    writable === leads
      ? `${plural(leads, "lead")} with an e-mail address`
      : `${formatNumber(writable)} of ${plural(leads, "lead")} with an e-mail address`;
  return `It writes to ${who}: each gets ${get}. ${SKIPPED}`;
}

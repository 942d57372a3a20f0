import { formatDate } from "~/core/format";
import { tokens } from "~/domains/directory/search/normalize-for-search";
import type { Answer, Question } from "./confidence-fit";
import { COMPLETENESS, DEDUCTIONS, FRESH_DAYS, OLD_DAYS, SHARES } from "./confidence-weights";

const DAY = 86_400_000;
const MAX_TEXT_LENGTH = 600;

const CLOSED = `inactive, not active, no longer active, defunct, closed down, closed in, closed on, closed since, now closed, has closed,
  is closed, permanently closed, no longer trading, no longer operating, ceased trading, ceased operations, ceased operating,
  ceased to exist, was dissolved, dissolved in, company dissolved, liquidated, in liquidation, bankrupt, deregistered, struck off,
  wound up, out of business, licence revoked, licence withdrawn, license revoked, license withdrawn, fermée depuis,
  fermé depuis, a fermé, dissoute, en liquidation, radiée, a cessé, inactive depuis, inactiva, inativa, encerrada, encerrado,
  extinta, falida, falência, em liquidação, مغلق, مغلقة, متوقفة, imefungwa, imefilisika`;
const AT_WORK =
  "active, listed, operates, operating, awarded, outlets, chain, exporter, exports, serves, en activité, em atividade, cotée, cotada";

const phrases = (words: string) => words.split(",").map((phrase) => ` ${tokens(phrase).join(" ")} `);
const CLOSED_PHRASES = phrases(CLOSED);
const AT_WORK_PHRASES = phrases(AT_WORK);

const phraseIn = (text: string, list: string[]) =>
  list.find((phrase) => text.includes(phrase))?.trim() ?? null;

export function completeness({ company }: Question): Answer {
  const names = Object.keys(COMPLETENESS) as (keyof typeof COMPLETENESS)[];
  const missing = names.filter((name) => !company[name]);
  const all = names.reduce((sum, name) => sum + COMPLETENESS[name], 0);
  const known = names.reduce((sum, name) => sum + (company[name] ? COMPLETENESS[name] : 0), 0);
  return [known / all, missing.length === 0 ? "Record: complete." : `Record: no ${missing.join(", no ")}.`];
}

export function reach({ hasContact, hasAddress = false }: Question): Answer {
  if (hasAddress) return [1, "Contact: has an email address."];
  return hasContact ? [SHARES.person, "Contact: no email address."] : [0, "Contact: none yet."];
}

export function corroboration({ company }: Question): Answer {
  const other = Object.values(company.fieldSources ?? {}).find(({ source }) => source !== company.source);
  if (other) return [1, `Second source: ${other.source}.`];
  if (company.originId) return [1, "Second source: also in the shared directory."];
  return [0, "Second source: none."];
}

export function freshness({ company, now }: Question): Answer {
  const days = (now.getTime() - company.updatedAt.getTime()) / DAY;
  if (!Number.isFinite(days)) return [0, "Date: not available."];
  const share = 1 - (days - FRESH_DAYS) / (OLD_DAYS - FRESH_DAYS);
  return [Math.min(1, Math.max(0, share)), `Date: recorded on ${formatDate(company.updatedAt)}.`];
}

export function activity({ company }: Question): Answer {
  const [name, text] = [company.name, company.description ?? ""].map(
    (text) => ` ${tokens(text.slice(0, MAX_TEXT_LENGTH)).join(" ")} `,
  ) as [string, string];
  const closed = phraseIn(name, CLOSED_PHRASES) ?? phraseIn(text, CLOSED_PHRASES);
  if (closed) return [0, `Activity: its record says “${closed}”.`, DEDUCTIONS.closed];
  const active = phraseIn(text, AT_WORK_PHRASES);
  return active ? [1, `Activity: its description says “${active}”.`] : [0, "Activity: not mentioned."];
}

export function sourceQuality({ company }: Question): Answer {
  if (company.isDemo) return [0, "Source: demo data (fictional)."];
  if (company.accountId !== null) return [1, `Source: ${company.source}, added by your team.`];
  if (company.source === "starter list")
    return [SHARES.starterList, "Source: starter list, general knowledge of well-known companies."];
  return company.source
    ? [SHARES.otherShared, `Source: ${company.source}, shared directory.`]
    : [0, "Source: not available."];
}

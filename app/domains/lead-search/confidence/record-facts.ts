import { formatDate } from "~/core/format";
import { tokens } from "~/domains/directory/search/normalize-for-search";
import { m } from "~/messages/messages";
import type { Answer, Question } from "./confidence-fit";
import { COMPLETENESS, DEDUCTIONS, FRESH_DAYS, OLD_DAYS, SHARES } from "./confidence-weights";

const DAY = 86_400_000;

const MISSING: Record<keyof typeof COMPLETENESS, () => string> = {
  website: m.site_confidence_no_website,
  description: m.site_confidence_no_description,
  city: m.site_confidence_no_city,
  size: m.site_confidence_no_size,
};

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
  return [
    known / all,
    missing.length === 0
      ? m.site_confidence_record_complete()
      : m.site_confidence_record({ missing: missing.map((name) => MISSING[name]()).join(", ") }),
  ];
}

export function reach({ hasContact, hasAddress = false }: Question): Answer {
  if (hasAddress) return [1, m.site_confidence_contact_has_an_email_address()];
  return hasContact
    ? [SHARES.person, m.site_confidence_contact_no_email_address()]
    : [0, m.site_confidence_contact_none_yet()];
}

export function corroboration({ company }: Question): Answer {
  const other = Object.values(company.fieldSources ?? {}).find(({ source }) => source !== company.source);
  if (other) return [1, m.site_confidence_second_source_2({ source: other.source })];
  if (company.originId) return [1, m.site_confidence_second_source_also_in_the()];
  return [0, m.site_confidence_second_source_none()];
}

export function freshness({ company, now }: Question): Answer {
  const days = (now.getTime() - company.updatedAt.getTime()) / DAY;
  if (!Number.isFinite(days)) return [0, m.site_confidence_date_not_available()];
  const share = 1 - (days - FRESH_DAYS) / (OLD_DAYS - FRESH_DAYS);
  return [
    Math.min(1, Math.max(0, share)),
    m.site_confidence_date_recorded_on({ day: formatDate(company.updatedAt) }),
  ];
}

export function activity({ company }: Question): Answer {
  const [name, text] = [company.name, company.description ?? ""].map(
    (text) => ` ${tokens(text.slice(0, MAX_TEXT_LENGTH)).join(" ")} `,
  ) as [string, string];
  const closed = phraseIn(name, CLOSED_PHRASES) ?? phraseIn(text, CLOSED_PHRASES);
  if (closed) return [0, m.site_confidence_activity_its_record_says({ closed }), DEDUCTIONS.closed];
  const active = phraseIn(text, AT_WORK_PHRASES);
  return active
    ? [1, m.site_confidence_activity_its_description_says({ active })]
    : [0, m.site_confidence_activity_not_mentioned()];
}

export function sourceQuality({ company }: Question): Answer {
  if (company.isDemo) return [0, m.site_confidence_source_demo_data_fictional()];
  if (company.accountId !== null)
    return [1, m.site_confidence_source_added_by_your_team({ source: company.source })];
  if (company.source === "starter list")
    return [SHARES.starterList, m.site_confidence_source_starter_list_general_knowledge()];
  return company.source
    ? [SHARES.otherShared, m.site_confidence_source_shared_directory({ source: company.source })]
    : [0, m.site_confidence_source_not_available()];
}

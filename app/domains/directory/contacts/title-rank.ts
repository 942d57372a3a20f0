import { type SQL, sql } from "drizzle-orm";

/**
 * Parts of job titles, grouped by how likely the holder makes decisions, most likely first. A space marks the start or
 * end of a word.
 */
const RANKS: readonly (readonly string[])[] = [
  [
    " ceo",
    "chief executive",
    "founder",
    "owner",
    "proprietor",
    "managing director",
    " md ",
    "directeur général",
    "directrice générale",
    "diretor geral",
    "mkurugenzi mtendaji",
  ],
  ["chief ", " cfo", " coo", " cto", " cmo", "president", "président", "partner", " chair"],
  ["director", "directeur", "directrice", "diretor", "mkurugenzi", "head of", " vp", " vice"],
  ["manager", "head", "gérant", "gerente", "responsable", "meneja", "supervisor"],
];

/** 0 for the best contact of a company; contacts without a title rank last. */
export function titleRank(title: SQL): SQL {
  const has = (part: string) => sql`instr(' ' || lower(${title}) || ' ', ${sql.raw(`'${part}'`)}) > 0`;
  const ranks = RANKS.map(
    (parts, rank) => sql`when ${sql.join(parts.map(has), sql` or `)} then ${sql.raw(String(rank))}`,
  );
  const [known, unknown] = [RANKS.length, RANKS.length + 1].map((rank) => sql.raw(String(rank)));
  return sql`case ${sql.join(ranks, sql` `)} when coalesce(${title}, '') <> '' then ${known} else ${unknown} end`;
}

const ROLES = [
  "accounts",
  "admin",
  "billing",
  "careers",
  "comercial",
  "contact",
  "contacto",
  "contato",
  "customercare",
  "customerservice",
  "direction",
  "enquiries",
  "enquiry",
  "feedback",
  "finance",
  "hello",
  "help",
  "hr",
  "info",
  "inquiries",
  "inquiry",
  "jobs",
  "mail",
  "marketing",
  "no-reply",
  "noreply",
  "office",
  "postmaster",
  "press",
  "procurement",
  "reception",
  "reservations",
  "sales",
  "secretariat",
  "service",
  "support",
  "team",
  "webmaster",
];

/** A condition: a shared address such as info@, not a person's. */
export const isRoleAddress = (address: SQL): SQL =>
  sql`lower(substr(${address}, 1, instr(${address}, '@') - 1)) in (${sql.raw(ROLES.map((role) => `'${role}'`).join(", "))})`;

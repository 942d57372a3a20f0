import { type SQL, sql } from "drizzle-orm";
import { isKnownAs } from "~/domains/global-suppressions/address-hash.server";
import { isGloballySuppressed } from "~/domains/global-suppressions/global-suppressions.server";
import { CONSENT_COUNTRIES } from "./country-rules";

type Text = SQL | string;

const ANSWER_DAYS = 30;

/**
 * Whether the account's list or the platform's suppresses the address; for the statement that claims a message. An
 * opt-out older than `askedAt` (Unix seconds), when the person wrote the message that we reply to, does not count.
 * Every other reason does.
 */
export const isSuppressed = (accountId: SQL | number, hashes: Text, askedAt: SQL | null = null): SQL =>
  sql`(exists (select 1 from suppressions r where r.account_id = ${accountId} and ${isKnownAs(sql`r.address_hash`, hashes)}
      ${askedAt === null ? sql`` : sql`and not ifnull(r.reason = 'unsubscribe' and r.created_at < ${askedAt}, false)`})
    or ${isGloballySuppressed(hashes)})`;

/** Why the account's list has an address; null if only the platform's list has it, or neither. */
export const suppressionReason = (accountId: number, hashes: SQL): SQL =>
  sql`(select r.reason from suppressions r where r.account_id = ${accountId} and ${isKnownAs(sql`r.address_hash`, hashes)} limit 1)`;

/** Rules of single emails that the recipient asked for. */
export const PRESET_RULES = ["answer", "test"] as const;

export type Eligibility =
  | "opt-out"
  | "consent"
  | (typeof PRESET_RULES)[number]
  | "suppressed"
  | "consent_required"
  | "consent_unconfirmed"
  | "consent_pending"
  | "consent_denied"
  | "consent_expired";

/** For the same statement: the rule that allows a message, or why it is blocked (keys of `ELIGIBILITY_REASONS`). */
export const sendEligibility = (message: {
  accountId: SQL | number;
  hashes: Text;
  country: SQL | string;
  /** Null for campaign messages. */
  preset?: SQL | string | null;
  /** Unix seconds; null unless the message replies to the recipient's own. */
  askedAt?: SQL | null;
  /** Unix seconds. */
  now: SQL | number;
}): SQL => {
  const { accountId, hashes, country, preset = null, askedAt = null, now } = message;
  return sql`case when ${isSuppressed(accountId, hashes, askedAt)} then 'suppressed'
    when ${preset} in ('answer', 'test') then ${preset}
    when ${country} in (select value from json_each(${JSON.stringify(CONSENT_COUNTRIES)})) then coalesce(
      (select case when c.denied_at is not null then 'consent_denied' when c.granted_at is not null then 'consent'
          when c.requested_at is null then 'consent_unconfirmed' when c.requested_at < ${now} - ${ANSWER_DAYS * 86_400} then 'consent_expired' else 'consent_pending' end
        from consents c where c.account_id = ${accountId} and ${isKnownAs(sql`c.address_hash`, hashes)}
        order by c.denied_at is null, c.granted_at is null, c.requested_at is null limit 1), 'consent_required')
    else 'opt-out' end`;
};

type Stop =
  | "suppressed"
  | "consent_required"
  | "consent_unconfirmed"
  | "consent_pending"
  | "consent_denied"
  | "consent_expired";

export const ELIGIBILITY_REASONS: Record<Stop, string> = {
  suppressed: "This address is on the suppression list.",
  consent_required: "Consent required: ask the contact first.",
  consent_unconfirmed: "Consent pending: the contact hasn’t confirmed yet.",
  consent_pending: "Consent requested: no response yet.",
  consent_denied: "This contact declined consent.",
  consent_expired: `Consent requested: no response within ${ANSWER_DAYS} days.`,
};

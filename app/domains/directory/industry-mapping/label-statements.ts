import type { Context } from "~/core/context";
import { toUnixSeconds } from "~/core/seconds";
import type { CompanyDraft } from "../companies/company";
import { isKnownLabel } from "../taxonomy/evidence/industry-evidence";
import { labelKey } from "../taxonomy/industries";

const MAX_LABELS = 100;

const NAME = `INSERT INTO industry_labels (key, text, first_used_at)
SELECT value ->> 0, value ->> 1, ?2 FROM json_each(?1) WHERE true ON CONFLICT (key) DO NOTHING`;

const USE = `INSERT INTO industry_label_uses (label_id, account_id, last_used_at)
SELECT l.id, row.value ->> 2, ?2 FROM json_each(?1) AS row CROSS JOIN industry_labels l ON l.key = row.value ->> 0
WHERE l.industry IS NULL
ON CONFLICT (label_id, account_id) DO UPDATE SET last_used_at = excluded.last_used_at
WHERE last_used_at < excluded.last_used_at - 3600`;

const ADDRESS = /[@＠﹫]|:\/\/|www\./i;
const MAX_DIGITS = 6;

/**
 * Whether the cell looks like contact data from a wrong column: administrators and the model see labels. Industry codes
 * have up to six digits.
 */
const isOfPerson = (text: string) => ADDRESS.test(text) || (text.match(/\p{Nd}/gu)?.length ?? 0) > MAX_DIGITS;

/** Returns two statements that save the labels of own companies which match no rule; none if all match. */
export function labelStatements(
  ctx: Pick<Context, "d1">,
  drafts: CompanyDraft[],
  at: Date,
): D1PreparedStatement[] {
  const labels = new Map<string, [key: string, text: string, accountId: number]>();
  for (const { accountId, isDemo, industry, industryText } of drafts) {
    if (accountId === null || isDemo || industry !== null || !industryText) continue;
    if (isKnownLabel(industryText) || isOfPerson(industryText)) continue;
    const key = labelKey(industryText);
    if (key && labels.size < MAX_LABELS)
      labels.set(`${accountId} ${key}`, [key, industryText.slice(0, 100), accountId]);
  }
  if (labels.size === 0) return [];
  const rows = JSON.stringify([...labels.values()]);
  return [NAME, USE].map((sql) => ctx.d1.prepare(sql).bind(rows, toUnixSeconds(at)));
}

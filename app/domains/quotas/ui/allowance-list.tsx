import type { QuotaKind } from "../policy";
import { bareText, QUOTA_LABELS, quotaText } from "../quota-messages";

interface Shown {
  kind: QuotaKind;
  used: number;
  allowed: number;
}

export function AllowanceList({ allowances }: { allowances: Shown[] }) {
  return (
    <ul className="stack p-0 list-none">
      {allowances.map(({ kind, used, allowed }) => (
        <li key={kind} className={used >= allowed ? "[&_progress]:text-clay" : undefined}>
          <div className="row between">
            <b>{QUOTA_LABELS[kind].name}</b>
            <span className="num">{`${bareText(kind, used)} of ${quotaText(kind, allowed)} per day`}</span>
          </div>
          <progress value={Math.min(used, allowed)} max={allowed} aria-label={QUOTA_LABELS[kind].name} />
          <p className="muted small">{QUOTA_LABELS[kind].what}</p>
        </li>
      ))}
    </ul>
  );
}

import { Section } from "~/ui/layout/page";
import { Link } from "~/ui/link";

export interface ToPay {
  commission: string;
  fees: string;
  /** Paid of commission that no deal needs yet. */
  ahead: string | null;
  isPaid: boolean;
  bank: string[] | null;
  salesEmail: string;
  reference: string;
}

const aheadWords = (ahead: string | null) =>
  ahead ? ` ${ahead} of what you paid is there for the next deals that you confirm.` : "";

export function HowToPay({ commission, fees, ahead, isPaid, bank, salesEmail, reference }: ToPay) {
  if (isPaid)
    return (
      <p>
        All that you confirmed is paid.
        {aheadWords(ahead)}
      </p>
    );
  return (
    <Section title="To pay">
      <p>
        Still to pay: {commission} of commission and {fees} of platform fees. Your agents are paid from what
        you pay of commission, the oldest deal first.
        {aheadWords(ahead)}
      </p>
      {bank ? (
        <ul className="stack tight">
          {bank.map((part) => (
            <li key={part}>{part}</li>
          ))}
          <li>
            Reference: <b>{reference}</b>
          </li>
        </ul>
      ) : (
        <p>
          Write to <Link to={`mailto:${salesEmail}`}>{salesEmail}</Link> and name {reference}: we send the
          bank’s details.
        </p>
      )}
    </Section>
  );
}

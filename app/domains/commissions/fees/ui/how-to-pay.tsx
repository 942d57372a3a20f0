import { Section } from "~/ui/layout/page";
import { Link } from "~/ui/link";

export interface ToPay {
  commission: string;
  fees: string;
  bank: string[] | null;
  salesEmail: string;
  reference: string;
}

export function HowToPay({ commission, fees, bank, salesEmail, reference }: ToPay) {
  return (
    <Section title="To pay">
      <p>
        Still to pay: {commission} of commission and {fees} of platform fees. Your agents are paid from what
        you pay of commission, the oldest deal first.
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

import type { BankAccount } from "~/domains/settings/operator-identity";
import { BankTransfer } from "~/domains/settings/ui/bank-transfer";
import { Section } from "~/ui/layout/page";

export interface ToPay {
  /** Amounts formatted in US dollars. */
  commission: string;
  fees: string;
  /** Commission paid in advance, for no deal yet. */
  ahead: string | null;
  isPaid: boolean;
  /** The operator’s bank accounts; empty until they are entered in the company details. */
  bankAccounts: BankAccount[];
  salesEmail: string;
  reference: string;
}

const aheadWords = (ahead: string | null) =>
  ahead ? ` You have ${ahead} in credit for your next confirmed deals.` : "";

/** The balance due and the bank details to pay it; one sentence if nothing is due. */
export function HowToPay({ commission, fees, ahead, isPaid, bankAccounts, salesEmail, reference }: ToPay) {
  if (isPaid)
    return (
      <p>
        All confirmed deals are paid.
        {aheadWords(ahead)}
      </p>
    );
  return (
    <Section title="Balance due">
      <p>
        Due: {commission} in commission and {fees} in platform fees. Commission goes to your agents, oldest
        deal first.
        {aheadWords(ahead)}
      </p>
      <BankTransfer accounts={bankAccounts} reference={reference} salesEmail={salesEmail} />
    </Section>
  );
}

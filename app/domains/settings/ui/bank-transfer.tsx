import type { BankAccount } from "~/domains/settings/operator-identity";
import { DefinitionList } from "~/ui/data/definition-list";
import { Link } from "~/ui/link";

/** How to pay by bank transfer, with the reference that identifies the payment. */
export function BankTransfer({
  accounts,
  reference,
  salesEmail,
}: {
  accounts: readonly BankAccount[];
  reference: string;
  salesEmail: string;
}) {
  if (accounts.length === 0)
    return (
      <p>
        Our bank details aren’t available yet. Email <Link to={`mailto:${salesEmail}`}>{salesEmail}</Link> and
        quote <b>{reference}</b>.
      </p>
    );
  return accounts.map(({ currency, bankName, accountHolder, accountNumber, swift }) => (
    <section key={`${currency} ${accountNumber}`} className="stack tight">
      <h3>{`Transfer in ${currency}`}</h3>
      <DefinitionList
        facts={[
          ["Bank", bankName],
          ["Account holder", accountHolder],
          ["Account number or IBAN", accountNumber],
          ...(swift ? [["SWIFT code", swift] as const] : []),
          ["Payment reference", <b key="reference">{reference}</b>],
        ]}
      />
    </section>
  ));
}

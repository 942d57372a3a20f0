import { BILLING } from "~/paths/business/billing";
import { Alert } from "~/ui/feedback/alert";
import { LinkButton } from "~/ui/forms/link-button";
import { UPGRADED } from "../subscription/change-text";

interface OpenInvoice {
  id: number;
  name: string;
  total: string;
  due: string;
}

export function PaymentDue({ open, isUpgraded }: { open: OpenInvoice | null; isUpgraded?: boolean }) {
  if (open)
    return (
      <Alert kind="warning" title={`Invoice ${open.name} for ${open.total} is due on ${open.due}`}>
        <LinkButton kind="primary" to={BILLING.invoice(open.id)}>
          Pay invoice
        </LinkButton>
      </Alert>
    );
  return isUpgraded ? (
    <Alert kind="success" title="Subscription Upgraded">
      {UPGRADED}
    </Alert>
  ) : null;
}

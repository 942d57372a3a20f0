import { BILLING } from "~/paths/business/billing";
import { Badge } from "~/ui/data/badge";
import { Link } from "~/ui/link";

interface ListedPlan {
  id: string;
  name: string;
  price: string;
  agents: string;
  leads: string;
  isOwn: boolean;
}

export const PlanList = ({ plans }: { plans: ListedPlan[] }) => (
  <>
    <ul className="stack tight">
      {plans.map(({ id, name, price, agents, leads, isOwn }) => (
        <li key={id}>
          <b>{name}</b>, {price} per month {isOwn ? <Badge kind="good">Your plan</Badge> : null}
          <div className="muted small">
            {agents} agents, {leads} leads per month
          </div>
        </li>
      ))}
    </ul>
    <Link to={BILLING.plansTab}>Choose plan</Link>
  </>
);

import { formatUsd } from "~/core/format";
import { PLANS } from "~/domains/billing/plans";
import { Badge } from "~/ui/data/badge";
import { LinkButton } from "~/ui/forms/link-button";

const OFFERS = [
  { id: "startup", agents: "1-3 agents", leads: "100 leads a month", support: "Basic analytics" },
  { id: "scaleup", agents: "4-10 agents", leads: "500 leads a month", support: "Advanced analytics" },
  { id: "corporate", agents: "Unlimited agents", leads: "2,000+ leads a month", support: "Premium support" },
] as const;

/** The three plans with their way in: two by sign-up, the largest by a mail to sales. */
export function HomePlans({ signup, salesEmail }: { signup: string; salesEmail: string }) {
  const inquiry = `mailto:${salesEmail}?subject=${encodeURIComponent("Corporate Plan Inquiry")}`;
  return (
    <div className="grid-3">
      {OFFERS.map(({ id, agents, leads, support }) => {
        const plan = PLANS[id];
        return (
          <div key={id} className={id === "scaleup" ? "card plan featured" : "card plan"}>
            <div className="row between">
              <h3>{plan.name}</h3>
              {id === "scaleup" ? <Badge>Most Popular</Badge> : null}
            </div>
            <p>
              <span className="price">{formatUsd(plan.monthlyPrice)}</span>{" "}
              <span className="muted">a month</span>
            </p>
            <ul>
              <li>{agents}</li>
              <li>{leads}</li>
              <li>{support}</li>
              <li>{plan.platformFeePercent}% platform fee on deals</li>
            </ul>
            {id === "corporate" ? (
              <LinkButton to={inquiry}>Let’s Talk</LinkButton>
            ) : (
              <LinkButton to={signup} kind={id === "scaleup" ? "primary" : "plain"}>
                Start with {plan.name}
              </LinkButton>
            )}
          </div>
        );
      })}
    </div>
  );
}

import { formatNumber, formatUsd } from "~/core/format";
import { Badge } from "~/ui/data/badge";
import { Icon } from "~/ui/icons";
import { PLANS } from "../plans";

type PlanId = "startup" | "scaleup" | "corporate";

const FOR: Record<PlanId, string> = {
  startup: "The first market, with a small team.",
  scaleup: "Several markets at once.",
  corporate: "The whole continent, on your terms.",
};

const EXTRAS: Record<PlanId, string[]> = {
  startup: ["5 outreach templates", "E-mail support"],
  scaleup: ["Unlimited templates", "Advanced analytics", "Custom integrations", "Priority chat"],
  corporate: ["White label", "API access and SSO", "Dedicated manager", "Premium support"],
};

const featuresOf = (id: PlanId) => {
  const { leads, stopsAtLimit, agents, platformFeePercent } = PLANS[id];
  return [
    `${formatNumber(leads)}${stopsAtLimit ? "" : "+"} leads a month`,
    agents === null ? "Unlimited agents" : `Up to ${agents} agents`,
    `${platformFeePercent}% platform fee on closed deals`,
    ...EXTRAS[id],
  ];
};

/** The three plans on sale. `signupTo` starts a trial; `salesTo` writes to sales. */
export function PlanCards({ signupTo, salesTo }: { signupTo: string; salesTo: string }) {
  return (
    <div className="grid-3 plans">
      {(["startup", "scaleup", "corporate"] as const).map((id) => (
        <article key={id} className={id === "scaleup" ? "card plan featured" : "card plan"}>
          <header>
            <h3>
              {PLANS[id].name} {id === "scaleup" ? <Badge kind="tint">Most Popular</Badge> : null}
            </h3>
            <p className="muted">{FOR[id]}</p>
          </header>
          <p className="price">
            <b>{formatUsd(PLANS[id].monthlyPrice)}</b> <span>a month</span>
          </p>
          <ul className="ticks">
            {featuresOf(id).map((feature) => (
              <li key={feature}>
                <Icon name="check" />
                {feature}
              </li>
            ))}
          </ul>
          <a
            className={id === "scaleup" ? "button primary" : "button"}
            href={id === "corporate" ? salesTo : signupTo}
          >
            {id === "corporate" ? "Let’s Talk" : `Start with ${PLANS[id].name}`}
          </a>
        </article>
      ))}
    </div>
  );
}

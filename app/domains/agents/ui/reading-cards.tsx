import { Icon } from "~/ui/icons";
import { COMMUNITY_READING, SIGNUP_READING } from "../readings";
import { AGENT_TIERS, TIERS } from "../tiers";

const CARDS = {
  signup: SIGNUP_READING.map(({ name, rate, leadsPerMonth }) => ({
    name,
    rate,
    facts: [leadsPerMonth === null ? "Unlimited leads" : `Up to ${leadsPerMonth} leads per month`],
  })),
  community: COMMUNITY_READING.map(({ name, rate, deals, payouts }) => ({
    name,
    rate,
    facts: [`${deals} deals`, payouts],
  })),
};

/** The rate that the tier of this name is paid. */
const paidTo = (name: string) =>
  AGENT_TIERS.map((tier) => TIERS[tier]).find((terms) => terms.name === name)?.rate;

export function ReadingCards({ reading, ratesTo }: { reading: keyof typeof CARDS; ratesTo: string }) {
  return (
    <>
      <div className="grid-3">
        {CARDS[reading].map(({ name, rate, facts }) => (
          <article key={name} className="card">
            <h3>{name}</h3>
            <p className="price">
              <b>{rate}%</b> of a deal
              <br />
              <span className="small">Paid today: {paidTo(name)}%</span>
            </p>
            <ul className="ticks">
              {facts.map((fact) => (
                <li key={fact}>
                  <Icon name="check" />
                  {fact}
                </li>
              ))}
            </ul>
          </article>
        ))}
      </div>
      <p>
        You start at {TIERS.entry.rate}%. <a href={ratesTo}>The rate you are paid follows your tier</a>; the
        large figures describe the programme.
      </p>
    </>
  );
}

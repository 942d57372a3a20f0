import { m } from "~/messages/messages";
import { Icon } from "~/ui/icons";
import { Rich } from "~/ui/rich";
import { COMMUNITY_READING, SIGNUP_READING } from "../readings";
import { AGENT_TIERS, TIERS } from "../tiers";

const CARDS = {
  signup: () =>
    SIGNUP_READING.map(({ name, rate, leadsPerMonth }) => ({
      name,
      rate,
      facts: [
        leadsPerMonth === null
          ? m.agents_reading_cards_unlimited_leads()
          : m.agents_reading_cards_leads_per_month({ count: leadsPerMonth }),
      ],
    })),
  community: () =>
    COMMUNITY_READING.map(({ name, rate, deals, payouts }) => ({
      name,
      rate,
      facts: [m.agents_reading_cards_deals({ deals }), payouts()],
    })),
};

/** The commission rate of the tier with this name. */
const paidTo = (name: string) =>
  AGENT_TIERS.map((tier) => TIERS[tier]).find((terms) => terms.name === name)?.rate;

export function ReadingCards({ reading, ratesTo }: { reading: keyof typeof CARDS; ratesTo: string }) {
  return (
    <>
      <div className="grid-3">
        {CARDS[reading]().map(({ name, rate, facts }) => (
          <article key={name} className="card">
            <h3>{name}</h3>
            <p className="price">
              <Rich parts={m.agents_reading_cards_of_a_deal.parts({ rate })} tags={{}} />
              <br />
              <span className="small">{m.agents_reading_cards_paid_today({ rate: paidTo(name) ?? 0 })}</span>
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
        <Rich
          parts={m.agents_reading_cards_you_start_at_the_rate.parts({ rate: TIERS.entry.rate })}
          tags={{ link: (text) => <a href={ratesTo}>{text}</a> }}
        />
      </p>
    </>
  );
}

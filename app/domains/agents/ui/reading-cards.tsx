import { Icon } from "~/ui/icons";
import { COMMUNITY_READING, SIGNUP_READING } from "../readings";

const CARDS = {
  signup: SIGNUP_READING.map(({ name, rate, leadsPerMonth }) => ({
    name,
    rate,
    facts: [leadsPerMonth === null ? "Unlimited leads" : `Up to ${leadsPerMonth} leads a month`],
  })),
  community: COMMUNITY_READING.map(({ name, rate, deals, payouts }) => ({
    name,
    rate,
    facts: [`${deals} deals`, payouts],
  })),
};

export function ReadingCards({ reading, ratesTo }: { reading: keyof typeof CARDS; ratesTo: string }) {
  return (
    <>
      <div className="grid-3">
        {CARDS[reading].map(({ name, rate, facts }) => (
          <article key={name} className="card">
            <h3>{name}</h3>
            <p className="price">
              <b>{rate}%</b> of a deal
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
        <a href={ratesTo}>The rate you are paid follows your tier</a>. These figures describe the programme;
        that page has what is paid today.
      </p>
    </>
  );
}

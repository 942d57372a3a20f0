import { Icon } from "~/ui/icons";
import { COMMUNITY_READING } from "../readings";

/** The three tiers as the community page and the demo show them. */
export function ReadingCards() {
  return (
    <div className="grid-3">
      {COMMUNITY_READING.map(({ name, rate, deals, payouts }) => (
        <article key={name} className="card plan">
          <h3>{name}</h3>
          <p className="price">
            <b>{rate}%</b> of a deal
          </p>
          <ul className="ticks">
            {[`${deals} deals`, payouts].map((each) => (
              <li key={each}>
                <Icon name="check" />
                {each}
              </li>
            ))}
          </ul>
        </article>
      ))}
    </div>
  );
}

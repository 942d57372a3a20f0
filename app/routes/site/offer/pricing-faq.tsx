import { Coming } from "~/ui/data/coming";
import { Icon } from "~/ui/icons";
import { PRICING_QUESTIONS } from "./pricing-questions";

/** What people ask before they pay, the first answer open. */
export function PricingFaq() {
  return (
    <div className="faq">
      {PRICING_QUESTIONS.map(({ question, answer, more, isComing }, at) => (
        <details key={question} open={at === 0}>
          <summary>
            <h3>
              {question}
              <Coming isComing={isComing ?? false} />
            </h3>
            <Icon name="chevron" />
          </summary>
          <p>
            {answer} {more ? <a href={more.to}>{more.label}</a> : null}
          </p>
        </details>
      ))}
    </div>
  );
}

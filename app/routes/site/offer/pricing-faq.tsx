import { m } from "~/messages/messages";
import { ComingSoon } from "~/ui/data/coming-soon";
import { Icon } from "~/ui/icons";
import { type PricingQuestion, pricingQuestions } from "./pricing-questions";

/** Structured data for search engines. Placed next to the questions whose text it repeats: gzip looks back only 32 kB. */
const factsOf = (questions: PricingQuestion[]) =>
  JSON.stringify({
    "@context": "https://schema.org",
    "@type": "FAQPage",
    mainEntity: questions.map(({ question, answer, isComing }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: isComing ? m.site_pricing_faq_planned({ answer }) : answer },
    })),
  }).replaceAll("<", "\\u003c");

/** Common questions before buying, with the first answer open. */
export function PricingFaq() {
  const questions = pricingQuestions();
  return (
    <div className="faq">
      {questions.map(({ question, answer, more, isComing }, index) => (
        <details key={question} open={index === 0}>
          <summary>
            <h3>
              {question}
              <ComingSoon isComing={isComing ?? false} />
            </h3>
            <Icon name="chevron" />
          </summary>
          <p>
            {answer} {more ? <a href={more.to}>{more.label}</a> : null}
          </p>
        </details>
      ))}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own words */}
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: factsOf(questions) }} />
    </div>
  );
}

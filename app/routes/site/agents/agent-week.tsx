const WEEK = [
  ["Get invited", "Accept or decline a business’s offer."],
  ["Get leads", "Companies in your market, each with a score and its reasons."],
  ["Call and visit", "Log the outcome."],
  ["Report the deal", "Enter its value. Your tier updates immediately."],
  ["Get paid", "14 days after confirmation, once the business has paid."],
] as const;

/** From a request to the payment. */
export function AgentWeek() {
  return (
    <section className="band">
      <div className="wide halves">
        <div className="stack tight">
          <h2 className="big">An agent’s week</h2>
          <p className="muted">No app: light pages for low-cost phones and slow connections.</p>
        </div>
        <ol className="stack">
          {WEEK.map(([title, text]) => (
            <li key={title}>
              <b>{title}</b>
              <p className="muted">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

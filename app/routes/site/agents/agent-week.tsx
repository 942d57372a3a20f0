const WEEK = [
  ["A request comes", "You accept or decline what a business offers."],
  ["You get leads", "Companies in your market, each with a score and its reasons."],
  ["You call and visit", "You note what happened."],
  ["You report the deal", "One number: its value. Your tier moves at once."],
  ["You are paid", "14 days after the business confirmed, once it has paid us."],
] as const;

/** From a request to the payment. */
export function AgentWeek() {
  return (
    <section className="band">
      <div className="wide halves">
        <div className="stack tight">
          <h2 className="big">A week of an agent</h2>
          <p className="muted">No app to install: light pages for a cheap phone and a slow line.</p>
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

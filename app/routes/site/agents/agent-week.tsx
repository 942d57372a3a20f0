import { m } from "~/messages/messages";

const WEEK = [
  [m.site_agent_week_get_invited, m.site_agent_week_accept_or_decline_a_businesss],
  [m.site_agent_week_get_leads, m.site_agent_week_companies_in_your_market_each],
  [m.site_agent_week_call_and_visit, m.site_agent_week_log_the_outcome],
  [m.site_agent_week_report_the_deal, m.site_agent_week_enter_its_value_your_tier],
  [m.site_agent_week_get_paid, m.site_agent_week_14_days_after_confirmation_once],
] as const;

/** An agent's week, from the request to the payment. */
export function AgentWeek() {
  return (
    <section className="band">
      <div className="wide halves">
        <div className="stack tight">
          <h2 className="big">{m.site_agent_week_an_agents_week()}</h2>
          <p className="muted">{m.site_agent_week_no_app_light_pages_for()}</p>
        </div>
        <ol className="stack">
          {WEEK.map(([title, text]) => (
            <li key={title()}>
              <b>{title()}</b>
              <p className="muted">{text()}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

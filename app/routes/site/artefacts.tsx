import type { ShownAnswer } from "~/domains/settings/settings";
import { m } from "~/messages/messages";

/** Scores of the companies found, as bars on one scale. */
function Scores({ finds }: { finds: ShownAnswer["finds"] }) {
  return (
    <ul className="sum">
      {finds.map(({ id, name, confidence }) => (
        <li key={id}>
          <span>{name}</span>
          <svg className="scale" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
            <path d="M0 .5H100" />
            <path className="ours" d={`M0 .5H${confidence ?? 0}`} />
          </svg>
          <span className="num">{confidence ?? "–"}</span>
        </li>
      ))}
    </ul>
  );
}

/** A sample agent request, drawn as paper without working buttons. */
function Slip() {
  return (
    <figure className="grid gap-2 rounded-[.2rem] bg-paper pad-3/4 [border:1px_dashed_var(--color-edge)]">
      <b>{m.site_artefacts_visit_three_solar_installers_in()}</b>
      <p className="row small">
        <span className="badge good">{m.site_artefacts_accept()}</span>{" "}
        <span className="badge">{m.site_artefacts_decline()}</span>
      </p>
      <figcaption className="muted small">{m.site_artefacts_example_request()}</figcaption>
    </figure>
  );
}

const FUNNEL = [
  m.site_artefacts_leads,
  m.site_artefacts_contacted,
  m.site_artefacts_replied,
  m.site_artefacts_deals,
];
const ANCHORS = ["start", "middle", "middle", "end"] as const;

/** The funnel from leads to deals. */
function Funnel() {
  return (
    <figure>
      <svg width="100%" viewBox="0 0 240 64" fill="var(--color-brand)" fontSize=".7rem" aria-hidden="true">
        <path d="M4 4C70 4 100 26 236 28V32C100 34 70 38 4 30Z" />
        {FUNNEL.map((stage, index) => (
          <text key={stage()} fill="var(--color-muted)" x={index * 80} y="58" textAnchor={ANCHORS[index]}>
            {stage()}
          </text>
        ))}
      </svg>
    </figure>
  );
}

/** Illustrates the three titles, each with a small piece of the product. */
export function Artefacts({ finds }: { finds: ShownAnswer["finds"] }) {
  return (
    <ul className="grid-3 *:h-full *:p-6">
      <li className="card">
        <h2 className="text-[1.25rem] [letter-spacing:0]">{m.site_artefacts_ai_lead_generation()}</h2>
        {finds.length > 0 ? (
          <Scores finds={finds.slice(0, 3)} />
        ) : (
          <p className="muted">{m.site_artefacts_describe_your_ideal_customer_in()}</p>
        )}
      </li>
      <li className="card">
        <h2 className="text-[1.25rem] [letter-spacing:0]">{m.site_artefacts_agent_marketplace()}</h2>
        <Slip />
        <p className="muted">{m.site_artefacts_local_agents_sell_for_you()}</p>
      </li>
      <li className="card">
        <h2 className="text-[1.25rem] [letter-spacing:0]">{m.site_artefacts_performance_analytics()}</h2>
        <Funnel />
        <p className="muted">{m.site_artefacts_built_to_track_roi_commission()}</p>
      </li>
    </ul>
  );
}

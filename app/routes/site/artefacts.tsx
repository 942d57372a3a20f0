import { formatUsd } from "~/core/format";
import { commissionOf, TIERS } from "~/domains/agents/tiers";
import type { ShownAnswer } from "~/domains/settings/settings";

/** The scores of what was found, as bars to one scale. */
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

/** US cents. */
const SLIP_DEAL = 1_200_000;

/** What an agent is asked, as paper: nothing on it can be pressed. */
function Slip() {
  return (
    <figure className="grid gap-2 rounded-[.2rem] bg-paper pad-3/4 [border:1px_dashed_var(--color-edge)]">
      <b>Visit three solar installers in Nakuru</b>
      <p className="muted small">
        A deal of {formatUsd(SLIP_DEAL)} pays you {formatUsd(commissionOf(SLIP_DEAL, "silver"))} at{" "}
        {TIERS.silver.name}.
      </p>
      <p className="row small">
        <span className="badge good">Accept</span> <span className="badge">Decline</span>
      </p>
      <figcaption className="muted small">Example request</figcaption>
    </figure>
  );
}

const FUNNEL = ["Leads", "Contacted", "Replied", "Deals"];
const ANCHORS = ["start", "middle", "middle", "end"] as const;

/** The way, thinning out from what is found to what is won. */
function Funnel() {
  return (
    <figure>
      <svg width="100%" viewBox="0 0 240 64" fill="var(--color-brand)" fontSize=".7rem" aria-hidden="true">
        <path d="M4 4C70 4 100 26 236 28V32C100 34 70 38 4 30Z" />
        {FUNNEL.map((stage, index) => (
          <text key={stage} fill="var(--color-muted)" x={index * 80} y="58" textAnchor={ANCHORS[index]}>
            {stage}
          </text>
        ))}
      </svg>
    </figure>
  );
}

/** What the three titles stand for, each as a small piece of the product. */
export function Artefacts({ finds }: { finds: ShownAnswer["finds"] }) {
  return (
    <ul className="grid-3 *:h-full *:p-6">
      <li className="card">
        <h2 className="text-[1.25rem] [letter-spacing:0]">AI Lead Generation</h2>
        {finds.length > 0 ? <Scores finds={finds.slice(0, 3)} /> : null}
        <p className="muted">
          Describe your ideal customer in plain words. Each lead has a score with its reasons.
        </p>
      </li>
      <li className="card">
        <h2 className="text-[1.25rem] [letter-spacing:0]">Agent Marketplace</h2>
        <Slip />
        <p className="muted">
          Local agents sell for you in person and earn commission only when a deal closes. Choose them by
          country, industry and ratings.
        </p>
      </li>
      <li className="card">
        <h2 className="text-[1.25rem] [letter-spacing:0]">Performance Analytics</h2>
        <Funnel />
        <p className="muted">
          Built to track ROI, commission calculations and platform revenue, with analytics for each tier. Each
          figure opens the leads, campaigns and deals behind it.
        </p>
      </li>
    </ul>
  );
}

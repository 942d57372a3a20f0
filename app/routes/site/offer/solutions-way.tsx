import type { ReactNode } from "react";
import { formatUsd } from "~/core/format";
import { feeOf } from "~/domains/billing/compare-plans";
import { IS_COMING } from "~/domains/billing/plans/coming";
import { PLANS } from "~/domains/billing/plans/plans";
import { paths } from "~/paths";
import { ComingSoon } from "~/ui/data/coming-soon";
import { Icon } from "~/ui/icons";
import { ProductPicture, type ShotName } from "../product-picture";
import { STAGES } from "./solutions-content";

/** One stop of the way; the line bends on to the next. */
export function Stop({
  id,
  title,
  text,
  shot,
  children,
}: {
  id: string;
  title: string;
  text: string;
  shot: ShotName;
  children?: ReactNode;
}) {
  return (
    <li id={id}>
      <svg viewBox="0 0 40 100" preserveAspectRatio="none" aria-hidden="true">
        <path d="M8 0C8 60 32 40 32 100" vectorEffect="non-scaling-stroke" />
      </svg>
      <div className="stack tight">
        <h3>{title}</h3>
        <p className="muted">{text}</p>
      </div>
      {children}
      <ProductPicture name={shot} />
    </li>
  );
}

const FIELDS = ["firstName", "companyName", "industry", "city"];

export function TemplateFigure() {
  return (
    <div className="card">
      <p>
        Hello <span className="badge tint">{FIELDS[0]}</span>, I see that{" "}
        <span className="badge tint">{FIELDS[1]}</span> works in{" "}
        <span className="badge tint">{FIELDS[2]}</span> in <span className="badge tint">{FIELDS[3]}</span>…
      </p>
      <p className="muted small">Marked words are filled in for each lead.</p>
    </div>
  );
}

export function AgentFigure({ appName }: { appName: string }) {
  const agreed = [
    ["You", "describe the work: countries, industries, languages, budget."],
    [appName, "shows matching agents, with reasons."],
    ["The agent", "accepts or declines. Then you share leads."],
  ] as const;
  return (
    <div className="card">
      <ul className="ticks">
        {agreed.map(([who, does]) => (
          <li key={who}>
            <Icon name="check" />
            <span>
              <b>{who}</b> {does}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

const DEAL = 1_000_000;

export function DealFigure() {
  const { name, platformFeePercent } = PLANS.scaleup;
  return (
    <div className="card">
      <ol className="stations text-s [--below:.5rem] [--stop:5.5rem]">
        {STAGES.map((stage) => (
          <li key={stage}>{stage}</li>
        ))}
      </ol>
      <p className="muted small">
        You confirm the deal, then you pay.
        <ComingSoon isComing={IS_COMING.platformFee} /> On {name}, the platform fee of a {formatUsd(DEAL)}{" "}
        deal is {formatUsd(feeOf(PLANS.scaleup, DEAL))} ({platformFeePercent}%). The agent’s commission
        follows the agent’s tier: <a href={paths.site.rates}>see the rates</a>.
      </p>
    </div>
  );
}

import type { ReactNode } from "react";
import { formatUsd } from "~/core/format";
import { feeOf } from "~/domains/billing/compare-plans";
import { IS_COMING } from "~/domains/billing/plans/coming";
import { PLANS } from "~/domains/billing/plans/plans";
import { m } from "~/messages/messages";
import { paths } from "~/paths";
import { ComingSoon } from "~/ui/data/coming-soon";
import { Icon } from "~/ui/icons";
import { Rich } from "~/ui/rich";
import { ProductPicture, type ShotName } from "../product-picture";
import { stages } from "./solutions-content";

/** One step of the process; a curved line leads to the next. */
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

/** Names of personalisation fields in templates, the same in every language. */
const FIELDS = { firstName: "firstName", companyName: "companyName", industry: "industry", city: "city" };

export function TemplateFigure() {
  return (
    <div className="card">
      <p>
        <Rich
          parts={m.site_solutions_way_hello_i_see_that_works.parts({ ...FIELDS })}
          tags={{ field: (text) => <span className="badge tint">{text}</span> }}
        />
      </p>
    </div>
  );
}

export function AgentFigure({ appName }: { appName: string }) {
  const agreed = [
    ["business", m.site_solutions_way_you_describe_the_work_countries.parts({})],
    ["site", m.site_solutions_way_shows_matching_agents_with_reasons.parts({ appName })],
    ["agent", m.site_solutions_way_the_agent_accepts_or_declines.parts({})],
  ] as const;
  return (
    <div className="card">
      <ul className="ticks">
        {agreed.map(([who, parts]) => (
          <li key={who}>
            <Icon name="check" />
            <span>
              <Rich parts={parts} />
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
        {stages().map((stage) => (
          <li key={stage}>{stage}</li>
        ))}
      </ol>
      <p className="muted small">
        {m.site_solutions_way_you_confirm_the_deal_then()}
        <ComingSoon isComing={IS_COMING.platformFee} />{" "}
        <Rich
          parts={m.site_solutions_way_on_the_platform_fee_of.parts({
            plan: name,
            deal: formatUsd(DEAL),
            fee: formatUsd(feeOf(PLANS.scaleup, DEAL)),
            percent: platformFeePercent,
          })}
          tags={{ link: (text) => <a href={paths.site.rates}>{text}</a> }}
        />
      </p>
    </div>
  );
}

import { formatUsd } from "~/core/format";
import { AGENT_TIERS, commissionOf, TIERS } from "../tiers";

const STEP = 68;
const pointOf = (rate: number, index: number) => ({ x: 34 + index * STEP, y: 134 - rate * 7 });

const dotOf = ({ x, y }: { x: number; y: number }) => `M${x} ${y}h0`;

export function TierStairs({ valueCents }: { valueCents?: number }) {
  const stops = AGENT_TIERS.map((tier, index) => ({
    ...TIERS[tier],
    ...pointOf(TIERS[tier].rate, index),
    paid: valueCents === undefined ? null : formatUsd(commissionOf(valueCents, tier)),
  }));
  const line = stops
    .map(({ x, y }, index) => (index === 0 ? `M${x} ${y}` : `S${x - STEP / 2} ${y} ${x} ${y}`))
    .join("");
  return (
    <svg
      className={valueCents === undefined ? "w-[min(100%,34rem)]" : "w-full self-center"}
      viewBox={`0 0 340 ${valueCents === undefined ? 156 : 172}`}
      fill="none"
      stroke="var(--color-brand)"
      strokeWidth="1.75"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path className="line" d={line} pathLength="1" />
      <path strokeWidth="9" d={stops.slice(0, -1).map(dotOf).join("")} />
      <path stroke="var(--color-accent)" strokeWidth="9" d={stops.slice(-1).map(dotOf).join("")} />
      {stops.map(({ name, rate, paid, x, y }) => (
        <g key={name} fill="var(--color-ink)" stroke="none" fontSize="var(--text-s)" textAnchor="middle">
          <text x={x} y={y - 13}>
            {paid ?? `${rate}%`}
          </text>
          <text x={x} y="151">
            {name}
          </text>
          {paid ? (
            <text x={x} y="166">
              {rate}%
            </text>
          ) : null}
        </g>
      ))}
    </svg>
  );
}

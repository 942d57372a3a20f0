import { AGENT_TIERS, TIERS } from "../tiers";

const STEP = 68;
const pointOf = (rate: number, at: number) => ({ x: 34 + at * STEP, y: 128 - rate * 7 });

export function TierStairs() {
  const stops = AGENT_TIERS.map((tier, at) => ({ ...TIERS[tier], ...pointOf(TIERS[tier].rate, at) }));
  const line = stops
    .map(({ x, y }, at) => (at === 0 ? `M${x} ${y}` : `S${x - STEP / 2} ${y} ${x} ${y}`))
    .join("");
  return (
    <svg className="stairs" viewBox="0 0 340 150" fill="none" strokeLinecap="round" aria-hidden="true">
      <path d={line} />
      <path className="stops" d={stops.map(({ x, y }) => `M${x} ${y}h0`).join("")} />
      {stops.map(({ name, rate, x, y }) => (
        <g key={name}>
          <text x={x} y={y - 13}>
            {rate}%
          </text>
          <text x={x} y="145">
            {name}
          </text>
        </g>
      ))}
    </svg>
  );
}

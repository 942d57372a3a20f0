import type { MarketStory } from "~/domains/directory/companies/markets.server";
import { m } from "~/messages/messages";
import { marketTo } from "./market-map";

/** A country's company count, with its three largest industries on one scale. */
export function MarketStoryCard({
  story,
  widest,
  isLinked,
}: {
  story: MarketStory;
  widest: number;
  isLinked: boolean;
}) {
  const { name, region, count, industries, largest } = story;
  return (
    <article className="card">
      <div>
        <h3>{name}</h3>
        <p className="muted small">{region}</p>
      </div>
      <p>
        {largest[0]
          ? m.site_market_story_largest({ companies: count, industries, largest: largest[0].name })
          : m.site_market_story_counts({ companies: count, industries })}
      </p>
      <ul className="sum">
        {largest.map((row) => (
          <li key={row.name}>
            <span>{row.name}</span>
            <svg className="scale" viewBox={`0 0 ${widest} 1`} preserveAspectRatio="none" aria-hidden="true">
              <path d={`M0 .5H${widest}`} />
              <path className="ours" d={`M0 .5H${row.count}`} />
            </svg>
            <span className="num">{row.count}</span>
          </li>
        ))}
      </ul>
      {isLinked ? (
        <p>
          <a href={marketTo(name)}>{m.site_market_story_search_companies_in({ country: name })}</a>
        </p>
      ) : null}
    </article>
  );
}

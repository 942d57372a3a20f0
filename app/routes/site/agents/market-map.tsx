import type { Market } from "~/domains/directory/companies/markets.server";
import { m } from "~/messages/messages";
import { paths } from "~/paths";
import { AfricaMap } from "~/ui/charts/africa-map";

/** The URL that searches a country's companies. */
export const marketTo = (name: string) =>
  `${paths.withQuery(paths.site.liveDemo, { q: marketSentence(name) })}#results`;

/** Map of the shared directory by country; if `isLinked`, each country links to its companies. */
export function MarketMap({
  markets,
  steps,
  isLinked = false,
}: {
  markets: Market[];
  steps: number[];
  isLinked?: boolean;
}) {
  return (
    <AfricaMap
      title={m.site_market_map_companies_in_the_directory()}
      unit={m.site_market_map_companies()}
      steps={steps}
      values={markets.map(({ code, name, count }) => ({
        code,
        name,
        value: count,
        ...(isLinked && count > 0 ? { to: marketTo(name) } : {}),
      }))}
    />
  );
}

const marketSentence = (country: string) => `companies in ${country}`;

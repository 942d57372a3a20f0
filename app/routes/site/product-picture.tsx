import { m } from "~/messages/messages";
import { paths } from "~/paths";
import { usePageContext } from "~/ui/page-context";

/** Alternative texts of product pictures. `npm run pictures` captures them from the demo. */
const SHOTS = {
  leads: m.site_product_picture_a_list_of_leads_with,
  search: m.site_product_picture_a_search_sentence_how_it,
  score: m.site_product_picture_a_company_with_its_score,
  campaign: m.site_product_picture_a_campaign_with_its_emails,
  conversation: m.site_product_picture_a_reply_from_a_prospect,
  agents: m.site_product_picture_agents_as_cards_with_markets,
  board: m.site_product_picture_deals_on_a_board_by,
  earnings: m.site_product_picture_an_agents_home_with_tier,
} as const;

export type ShotName = keyof typeof SHOTS;

const Shot = ({ name, className }: { name: ShotName; className: string }) => (
  <img
    className={className}
    src={paths.site.productPicture(name, "light", 1280)}
    alt={SHOTS[name]()}
    width="1280"
    height="720"
    loading="lazy"
    decoding="async"
  />
);

const SMALL = "(max-width: 47.99rem)";
const DARK = "(prefers-color-scheme: dark)";

/** A product picture, light or dark; not shown if the browser asks to save data. */
export function ProductPicture({ name }: { name: ShotName }) {
  const { savesData } = usePageContext();
  if (savesData) return null;
  const fileOf = paths.site.productPicture;
  const small = { width: 640, height: 392 };
  return (
    <picture>
      <source media={`${SMALL} and ${DARK}`} srcSet={fileOf(name, "dark", 640)} {...small} />
      <source media={SMALL} srcSet={fileOf(name, "light", 640)} {...small} />
      <source media={DARK} srcSet={fileOf(name, "dark", 1280)} />
      <Shot name={name} className="shot" />
    </picture>
  );
}

/** A picture beside a form, from 60rem: hidden pictures are not loaded. It shows the left part of the screen. */
export function ProductPanel({ name }: { name: ShotName }) {
  const { savesData } = usePageContext();
  if (savesData) return null;
  const fileOf = paths.site.productPicture;
  return (
    <picture className="max-lg:hidden">
      <source media={DARK} srcSet={fileOf(name, "dark", 1280)} />
      <Shot
        name={name}
        className="block h-[34rem] w-full rounded-(--radius) border border-line object-cover object-left-top"
      />
    </picture>
  );
}

import { paths } from "~/paths";
import { usePageContext } from "~/ui/page-context";

/** What the pictures of the product show, for who can’t see them. `npm run pictures` takes them of the demo. */
const SHOTS = {
  leads: "A list of leads with their scores, the reasons of one score opened",
  search: "A search sentence, how it was understood, and the companies found",
  score: "A company with its score and every reason of it",
  campaign: "A campaign with its emails, opens and replies",
  conversation: "A reply from a prospect beside the email it answers",
  agents: "Agents as cards with markets, rating and commission rate",
  board: "Deals on a board by stage, with their values",
  earnings: "An agent’s home with tier, commission and leads",
} as const;

export type ShotName = keyof typeof SHOTS;

const Shot = ({ name, className }: { name: ShotName; className: string }) => (
  <img
    className={className}
    src={paths.site.productPicture(name, "light", 1280)}
    alt={SHOTS[name]}
    width="1280"
    height="720"
    loading="lazy"
    decoding="async"
  />
);

const SMALL = "(max-width: 47.99rem)";
const DARK = "(prefers-color-scheme: dark)";

/** A picture of the product, light or dark; none for a browser that saves data. */
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

/** Beside a form, from 60rem on: what is not drawn is not loaded. It shows the left part of the screen. */
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

/**
 * The preview pictures of shared links, one for each public page: a label, and a short title that is legible
 * at thumbnail size. The build generates them (scripts/pictures).
 */
export const PICTURES = {
  home: { label: null, title: "Find your next customer in Africa" },
  solutions: { label: "Solutions", title: "From a new market to a deal you can count on" },
  pricing: { label: "Pricing", title: "Start with one market, grow to all" },
  agents: { label: "Join as Agent", title: "Sell for companies in the market you know" },
  community: { label: "Agent community", title: "Meet the people who know the market" },
  rates: { label: "Commission rates", title: "Agent commission per deal" },
  demo: { label: "Demo", title: "See how it works before you sign up" },
  terms: { label: "Terms", title: "What you can expect and what we ask of you" },
  privacy: { label: "Privacy", title: "Your data and your rights" },
} as const satisfies Record<string, { label: string | null; title: string }>;

export type PictureName = keyof typeof PICTURES;

/** What a picture shows, for who can't see it. */
export const pictureText = (name: PictureName, appName: string) =>
  [appName, PICTURES[name].label, PICTURES[name].title].filter(Boolean).join(": ");

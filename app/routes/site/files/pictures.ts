import { m } from "~/messages/messages";

/**
 * The preview pictures of shared links, one per public page: a label, and a short title that is legible at thumbnail
 * size. The build generates them from messages/pictures (scripts/pictures).
 */
export const PICTURES = {
  home: { label: null, title: m.pictures_home_title },
  solutions: { label: m.pictures_solutions_label, title: m.pictures_solutions_title },
  pricing: { label: m.pictures_pricing_label, title: m.pictures_pricing_title },
  agents: { label: m.pictures_agents_label, title: m.pictures_agents_title },
  community: { label: m.pictures_community_label, title: m.pictures_community_title },
  rates: { label: m.pictures_rates_label, title: m.pictures_rates_title },
  demo: { label: m.pictures_demo_label, title: m.pictures_demo_title },
  terms: { label: m.pictures_terms_label, title: m.pictures_terms_title },
  privacy: { label: m.pictures_privacy_label, title: m.pictures_privacy_title },
} as const satisfies Record<string, { label: (() => string) | null; title: () => string }>;

export type PictureName = keyof typeof PICTURES;

/** Alternative text of a picture. */
export const pictureText = (name: PictureName, appName: string) =>
  [appName, PICTURES[name].label?.(), PICTURES[name].title()].filter(Boolean).join(": ");

import { countryName, UNKNOWN_COUNTRY } from "~/core/places/countries";
import type { AgentTier } from "../tiers";

export interface MarketAgent {
  id: number;
  userId: number;
  name: string;
  email: string;
  phone: string | null;
  profilePicture: string | null;
  isDemo: boolean;
  country: string;
  city: string | null;
  specializations: string[];
  operationalMarkets: string[];
  experience: string | null;
  bio: string | null;
  languages: string[];
  skills: string[];
  tier: AgentTier;
  leadsClosed: number;
  leadValue: number;
  /** Numbers of finished shared leads that were closed, and that were lost. */
  closed: number;
  lost: number;
  ratings: number;
  stars: number;
}

/** Whole percent of finished leads; null without any. */
export const successRate = ({ closed, lost }: Pick<MarketAgent, "closed" | "lost">): number | null =>
  closed + lost === 0 ? null : Math.round((closed * 100) / (closed + lost));

export const placeOf = ({ city, country }: Pick<MarketAgent, "city" | "country">) =>
  [city, country === UNKNOWN_COUNTRY ? null : countryName(country)].filter(Boolean).join(", ");

/** The agent's sales countries: those in the application, otherwise the country of residence. */
export const marketsOf = ({
  operationalMarkets,
  country,
}: Pick<MarketAgent, "operationalMarkets" | "country">) =>
  operationalMarkets.length > 0 ? operationalMarkets : country === UNKNOWN_COUNTRY ? [] : [country];

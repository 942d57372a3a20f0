import type { Plan } from "~/core/context";

/** Invented businesses; `day` is days ago. */
export interface DemoBusiness {
  firstName: string;
  lastName: string;
  company: string;
  country: string;
  markets: readonly string[];
  plan: Plan;
  day: number;
}

export const DEMO_BUSINESSES: readonly DemoBusiness[] = [
  {
    firstName: "Grace",
    lastName: "Achieng",
    company: "Zuvimbari Pumps",
    country: "KE",
    markets: ["KE", "UG", "TZ"],
    plan: "scaleup",
    day: 86,
  },
  {
    firstName: "Mariama",
    lastName: "Diop",
    company: "Lindiveno Textiles",
    country: "SN",
    markets: ["SN", "CI"],
    plan: "startup",
    day: 63,
  },
  {
    firstName: "Samuel",
    lastName: "Boateng",
    company: "Felatuli Cold Chain",
    country: "GH",
    markets: ["GH", "NG"],
    plan: "startup",
    day: 41,
  },
  {
    firstName: "Halima",
    lastName: "Juma",
    company: "Sanoruka Foods",
    country: "TZ",
    markets: ["TZ"],
    plan: "trial",
    day: 11,
  },
  {
    firstName: "Emeka",
    lastName: "Nwosu",
    company: "Kefupembo Security",
    country: "NG",
    markets: ["NG", "GH", "CM"],
    plan: "trial",
    day: 3,
  },
];

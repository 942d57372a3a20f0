import type { DemoCampaign, DemoSearch } from "./event";

/** 200 leads in total. */
export const SEARCHES: readonly (DemoSearch & { day: number })[] = [
  {
    key: "solar",
    name: "Solar installers, East Africa",
    sentence: "solar companies in Kenya, Tanzania, Uganda and Rwanda",
    trade: "solar",
    industry: "renewables",
    countries: ["KE", "TZ", "UG", "RW"],
    leads: 32,
    day: 80,
  },
  {
    key: "farms",
    name: "Distributeurs agricoles",
    sentence: "agriculture in Senegal, Ivory Coast and Cameroon",
    trade: "farms",
    industry: "agriculture",
    countries: ["SN", "CI", "CM"],
    leads: 40,
    day: 52,
  },
  {
    key: "clinics",
    name: "Clinics that need power",
    sentence: "clinics in Kenya, Tanzania, Uganda and Rwanda",
    trade: "clinics",
    industry: "healthcare",
    countries: ["KE", "TZ", "UG", "RW"],
    leads: 26,
    day: 34,
  },
  {
    key: "wholesale",
    name: "Wholesale, francophone",
    sentence: "wholesale in Senegal, Ivory Coast, Douala and Yaoundé",
    trade: "wholesale",
    industry: "wholesale",
    countries: ["SN", "CI", "CM"],
    cities: ["Douala", "Yaounde"],
    leads: 30,
    day: 27,
  },
  {
    key: "builders",
    name: "Builders in Nigeria and Ghana",
    sentence: "construction companies in Nigeria and Ghana",
    trade: "builders",
    industry: "construction",
    countries: ["NG", "GH"],
    leads: 34,
    day: 16,
  },
  {
    key: "freight",
    name: "Freight on the coast",
    sentence: "logistics in Nigeria, Ghana and Kenya",
    trade: "freight",
    industry: "logistics",
    countries: ["NG", "GH", "KE"],
    leads: 38,
    day: 9,
  },
];

/** Hours after the previous email. */
const FOUR_DAYS = 96;

export const CAMPAIGNS: readonly (DemoCampaign & { day: number })[] = [
  {
    key: "solar",
    name: "Solar installers, first round",
    description: "Partners who install our kits.",
    search: "solar",
    steps: [
      { template: "first", delayHours: 0, subjectB: "Fewer dark hours at {{companyName}}" },
      { template: "second", delayHours: FOUR_DAYS, subjectB: null },
    ],
    day: 74,
  },
  {
    key: "farms",
    name: "Distributeurs agricoles, premier contact",
    description: "Cold stores for produce, in French.",
    search: "farms",
    steps: [
      { template: "premier", delayHours: 0, subjectB: null },
      { template: "relance", delayHours: FOUR_DAYS, subjectB: null },
    ],
    day: 47,
  },
  {
    key: "clinics",
    name: "Clinics: power that stays on",
    description: "In English and Swahili.",
    search: "clinics",
    steps: [
      { template: "first", delayHours: 0, subjectB: null },
      { template: "second", delayHours: FOUR_DAYS, subjectB: null },
    ],
    day: 25,
  },
  {
    key: "freight",
    name: "Freight on the coast",
    description: "Chilled yards near the ports.",
    search: "freight",
    steps: [
      { template: "first", delayHours: 0, subjectB: null },
      { template: "second", delayHours: FOUR_DAYS, subjectB: null },
    ],
    /** One of its first three days is a working day, and replies arrive a day later. */
    day: 4,
  },
];

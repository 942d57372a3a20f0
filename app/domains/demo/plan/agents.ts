/** Invented sales agents, in addition to the demo user of the sign-in page; `day` is days ago. */
export interface DemoAgent {
  name: string;
  country: string;
  city: string;
  sells: readonly string[];
  markets: readonly string[];
  experience: "0-1" | "1-3" | "3-5" | "5-10" | "10+";
  bio: string;
  day: number;
  /** Days after the application; null while it is pending. */
  reviewedAfter: number | null;
  isSuspended?: boolean;
  isReferred?: boolean;
  /** Index of the drawn portrait (portrait.ts); initials without one. */
  portrait?: number;
}

export const DEMO_AGENT = {
  city: "Nairobi",
  experience: "3-5",
  bio: "Six years at a distributor of solar pumps. I know the cooperatives between Nakuru and Kisumu, and sell in Swahili and English.",
} as const;
export const DEMO_AGENT_LANGUAGES = ["English", "Swahili"];
export const DEMO_AGENT_SKILLS = ["Cold calling", "Product demos", "Tenders"];

export const DEMO_AGENTS: readonly DemoAgent[] = [
  {
    name: "Wambui Karanja",
    portrait: 0,
    country: "KE",
    city: "Nakuru",
    sells: ["agriculture", "energy"],
    markets: ["KE", "UG"],
    experience: "5-10",
    bio: "Sold irrigation systems to 200 farms in the Rift Valley.",
    day: 88,
    reviewedAfter: 2,
  },
  {
    name: "Kwabena Osei",
    portrait: 1,
    country: "GH",
    city: "Kumasi",
    sells: ["retail", "fintech"],
    markets: ["GH", "CI"],
    experience: "3-5",
    bio: "Introduced card terminals to the markets of Kumasi.",
    day: 81,
    reviewedAfter: 1,
  },
  {
    name: "Amadou Ndiaye",
    portrait: 2,
    country: "SN",
    city: "Dakar",
    sells: ["construction", "realestate"],
    markets: ["SN", "CI"],
    experience: "10+",
    bio: "J'ai vendu du matériel de chantier pendant douze ans.",
    day: 74,
    reviewedAfter: 3,
  },
  {
    isReferred: true,
    name: "Ifeoma Eze",
    country: "NG",
    city: "Lagos",
    sells: ["healthcare", "insurance"],
    markets: ["NG", "GH"],
    experience: "5-10",
    bio: "Clinics and pharmacies in Lagos and Ibadan.",
    day: 66,
    reviewedAfter: 1,
  },
  {
    name: "Neema Mushi",
    country: "TZ",
    city: "Arusha",
    sells: ["tourism", "transport"],
    markets: ["TZ", "KE"],
    experience: "1-3",
    bio: "Lodges and tour operators around Arusha.",
    day: 59,
    reviewedAfter: 2,
  },
  {
    name: "Eric Mugisha",
    country: "RW",
    city: "Kigali",
    sells: ["technology", "education"],
    markets: ["RW", "UG"],
    experience: "3-5",
    bio: "School software in Kigali and Huye.",
    day: 47,
    reviewedAfter: 4,
  },
  {
    name: "Yao Kouassi",
    country: "CI",
    city: "Abidjan",
    sells: ["transport", "manufacturing"],
    markets: ["CI", "SN"],
    experience: "1-3",
    bio: "Pièces de camion, du port d'Abidjan à Bouaké.",
    day: 38,
    reviewedAfter: 1,
    isSuspended: true,
  },
  {
    name: "Brenda Nakato",
    country: "UG",
    city: "Kampala",
    sells: ["finance", "insurance"],
    markets: ["UG"],
    experience: "0-1",
    bio: "Two years behind the counter of a savings cooperative.",
    day: 9,
    reviewedAfter: null,
  },
  {
    name: "Chinedu Okafor",
    country: "NG",
    city: "Abuja",
    sells: ["energy", "construction"],
    markets: ["NG"],
    experience: "5-10",
    bio: "Generators and inverters for hotels in Abuja.",
    day: 6,
    reviewedAfter: null,
  },
  {
    name: "Estelle Mbarga",
    country: "CM",
    city: "Douala",
    sells: ["telecom", "technology"],
    markets: ["CM", "CI"],
    experience: "3-5",
    bio: "Abonnements d'entreprise chez un opérateur de Douala.",
    day: 4,
    reviewedAfter: null,
  },
  {
    isReferred: true,
    name: "Otieno Odhiambo",
    country: "KE",
    city: "Kisumu",
    sells: ["agriculture", "retail"],
    markets: ["KE", "TZ"],
    experience: "1-3",
    bio: "Seeds and tools for the shops around the lake.",
    day: 2,
    reviewedAfter: null,
  },
];

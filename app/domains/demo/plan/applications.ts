interface DemoApplication {
  name: string;
  profileDay: number;
  industry: string;
  experience: string;
  languages: string;
  education: string;
  test?: { day: number; options: readonly number[] };
  note?: { day: number; text: string };
  score?: { day: number; profile: number; profileComment: string; test: number };
  ask?: { day: number; reason: string };
}

/** How far applicants are; days count back, options go round. */
export const DEMO_APPLICATIONS: readonly DemoApplication[] = [
  {
    name: "Brenda Nakato",
    profileDay: 8,
    industry: "finance",
    experience: "entry",
    languages: "English, Luganda, Swahili",
    education: "Diploma in commerce, Kampala",
    test: { day: 7, options: [4, 1, 3, 4, 2] },
    note: { day: 5, text: "Her cooperative confirms the two years by phone." },
    score: { day: 5, profile: 4, profileComment: "Knows the savings groups of two districts.", test: 4 },
  },
  {
    name: "Chinedu Okafor",
    profileDay: 5,
    industry: "energy",
    experience: "senior",
    languages: "English, Igbo",
    education: "Electrical engineering, Enugu",
    ask: {
      day: 3,
      reason: "Please name one hotel that bought an inverter through you, and whom we may ask there.",
    },
  },
  {
    name: "Estelle Mbarga",
    profileDay: 3,
    industry: "technology",
    experience: "mid",
    languages: "French, English",
    education: "Licence en gestion, Douala",
  },
];

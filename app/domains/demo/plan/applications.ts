interface DemoApplication {
  name: string;
  profileDay: number;
  industry: string;
  experience: string;
  languages: string;
  education: string;
  test?: { day: number; options: readonly number[] };
  /** Text answers, because no file of a demo agent is stored. */
  answers?: { day: number; texts: readonly string[] };
  note?: { day: number; text: string };
  score?: { day: number; profile: number; profileComment: string; test: number };
  ask?: { day: number; reason: string };
}

/** The progress of applicants; days are days ago, options repeat in turn. */
export const DEMO_APPLICATIONS: readonly DemoApplication[] = [
  {
    name: "Brenda Nakato",
    profileDay: 8,
    industry: "finance",
    experience: "entry",
    languages: "English, Luganda, Swahili",
    education: "Diploma in commerce, Kampala",
    test: { day: 7, options: [4, 1, 3, 4, 2] },
    answers: {
      day: 6,
      texts: [
        "My name is Brenda. For two years I sold savings accounts and small loans to shop owners around Mukono. I visited each of them every week, and 64 of them still save with us today. Before that I kept the books of my aunt’s shop.",
        "A bakery wanted a loan for a second oven, and the bank had said no. I counted its sales with the owner for four weeks. With those figures our group gave half of the sum first, and the other half after three months. It has three ovens now.",
        "I ask what they compare it with, and I listen. Often the price is not the problem: they fear that the thing breaks and nobody comes. Then I show who repairs it and how fast. If the price stays too high I say what costs less, and what they lose by that.",
        "I would write down which shops have the problem that the product solves, and visit five a day. I would ask the first one that buys to tell two neighbours. Meetings of savings groups are good: thirty owners sit in one place, and they trust each other.",
        "On the first day I sort the list by town. I call each lead, say who sent me, and ask for ten minutes. I write down what was said the same evening. By Friday I visit those who want it, and tell the business which leads have a wrong number.",
      ],
    },
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
      reason: "Please name one hotel that bought an inverter through you, and someone there we can contact.",
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

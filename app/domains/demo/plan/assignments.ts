import { DEMO_BUSINESSES } from "./businesses";

/** Agents invited by the demo business; `day` is days ago, `answer` is their response two days later. */
export const DEMO_ASSIGNMENTS = [
  {
    agent: "Demo Agent",
    day: 58,
    answer: "accept",
    months: null,
    message: "We supply farm and shop equipment. Cooperatives around Nakuru would be a good start.",
  },
  { agent: "Wambui Karanja", day: 44, answer: "accept", months: 12, message: null },
  {
    agent: "Amadou Ndiaye",
    day: 30,
    answer: "decline",
    months: 6,
    message: "Nous cherchons quelqu'un à Dakar pour la saison.",
  },
  {
    agent: "Kwabena Osei",
    day: 3,
    answer: null,
    months: 6,
    message: "Would you sell our tills to shops in Kumasi?",
  },
] as const;

/** An offer that the demo agent has not answered. */
export const DEMO_OFFER = {
  business: DEMO_BUSINESSES[0],
  day: 2,
  months: 6,
  message: "Would you sell our pumps in Nakuru and Kisumu?",
};

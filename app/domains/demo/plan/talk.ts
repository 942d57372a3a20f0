interface DemoRating {
  /** Value of the confirmed deal in US dollars. */
  value: number;
  /** Days ago. */
  day: number;
  stars: number;
  comment: string | null;
  answer?: string;
}

/** The demo business's ratings of the demo agent. */
export const DEMO_RATINGS: readonly DemoRating[] = [
  {
    value: 8_400,
    day: 33,
    stars: 5,
    comment: "Knew the cooperative, agreed on terms we could keep, and updated us every week.",
    answer: "Thank you. The chairwoman wants the larger units next season.",
  },
  {
    value: 3_250,
    day: 7,
    stars: 4,
    comment: "Sold two trial units. We would have liked the photos sooner.",
  },
];

interface DemoMessage {
  side: "account" | "agent";
  day: number;
  text: string;
}

/** Messages between the demo business and the demo agent; the last is unread. */
export const DEMO_MESSAGES: readonly DemoMessage[] = [
  {
    side: "account",
    day: 57,
    text: "Welcome. Three cooperatives near Nakuru are waiting for a call. I’m sharing them with you today.",
  },
  { side: "agent", day: 56, text: "Asante. I know the chairwoman of the first one and visit on Thursday." },
  {
    side: "account",
    day: 42,
    text: "They want 30 days to pay. We agree if the order is for ten units or more.",
  },
  { side: "agent", day: 41, text: "It’s twelve. I’ll send the signed order with the driver." },
  {
    side: "account",
    day: 4,
    text: "Could you send photos of the units in use? We’d like them for the catalogue.",
  },
  { side: "agent", day: 1, text: "Tomorrow morning, when the light is good. Would a short video help too?" },
];

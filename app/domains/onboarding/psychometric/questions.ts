export const TRAITS = {
  drive: {
    name: "Drive",
    high: "You look for new customers on your own and keep going after a no.",
    low: "You work best with a clear goal and someone to set the next step.",
  },
  listening: {
    name: "Listening",
    high: "You find out what a customer needs before you offer something.",
    low: "You talk about the offer more than you ask. Asking a few more questions first helps you sell.",
  },
  reliability: {
    name: "Reliability",
    high: "You plan, take notes and keep your promises on time.",
    low: "You decide as you go. A list of promises with dates helps you keep customers.",
  },
  honesty: {
    name: "Honesty",
    high: "You tell the truth, even when it costs a deal.",
    low: "You let customers believe things in order to win. That costs trust, and businesses end the cooperation.",
  },
} as const;
export type Trait = keyof typeof TRAITS;

export const OPTIONS = [
  "Not like me at all",
  "Not much like me",
  "Sometimes like me",
  "Mostly like me",
  "Very much like me",
] as const;

interface Item {
  trait: Trait;
  text: string;
  /** A reversed statement: agreement gives fewer points. */
  isReversed?: true;
}

/** Answers are stored by the index in this list: add new questions at its end. */
export const ITEMS: readonly Item[] = [
  { trait: "drive", text: "I call new customers even when no one tells me to." },
  { trait: "listening", text: "I ask about a customer’s business before I talk about what I sell." },
  { trait: "reliability", text: "I note what I promised and to whom." },
  { trait: "honesty", text: "I tell a customer when the product does not fit." },
  { trait: "drive", text: "After two rejections in a row, I stop for the day.", isReversed: true },
  {
    trait: "listening",
    text: "While someone is talking, I’m already preparing what to say.",
    isReversed: true,
  },
  { trait: "reliability", text: "I call back on the day I said I would." },
  {
    trait: "honesty",
    text: "A small lie about delivery is fine if it wins the order.",
    isReversed: true,
  },
  { trait: "drive", text: "I set a goal for each week and check whether I met it." },
  { trait: "listening", text: "To be sure, I repeat in my own words what a customer wants." },
  {
    trait: "reliability",
    text: "I often have to search for papers or numbers I need right away.",
    isReversed: true,
  },
  { trait: "honesty", text: "I report a sale only after the customer has really agreed." },
  { trait: "drive", text: "I like my pay to depend on what I sell." },
  { trait: "listening", text: "When a customer complains, I let them finish first." },
  { trait: "reliability", text: "I arrive on time for meetings, or say early if I’ll be late." },
  {
    trait: "honesty",
    text: "I would keep a customer’s discount for myself if no one noticed.",
    isReversed: true,
  },
  { trait: "drive", text: "I let customers come to me.", isReversed: true },
  { trait: "listening", text: "I change how I explain something to each person." },
  { trait: "reliability", text: "I start many things and finish few.", isReversed: true },
  { trait: "honesty", text: "When I make a mistake, I admit it before someone finds out." },
];

export const questionsJson = () => ({
  questions: ITEMS.map(({ text }) => ({ text, options: [...OPTIONS] })),
});

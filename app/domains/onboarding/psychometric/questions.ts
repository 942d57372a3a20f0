export const TRAITS = {
  drive: {
    name: "Drive",
    high: "You look for the next customer by yourself, and go on after a no.",
    low: "You work best where somebody gives you the next step and a clear aim.",
  },
  listening: {
    name: "Listening",
    high: "You find out what a customer needs before you offer something.",
    low: "You talk more about the offer than you ask. A few more questions first help to sell.",
  },
  reliability: {
    name: "Reliability",
    high: "You plan, write things down, and do what you said on the day you said.",
    low: "You decide as it comes. A list of promises with their days keeps customers.",
  },
  honesty: {
    name: "Honesty",
    high: "You say what is true, also where it costs a deal.",
    low: "You let a customer believe things to win. Businesses here lose trust by that, and end the work.",
  },
} as const;
export type Trait = keyof typeof TRAITS;

export const OPTIONS = [
  "Not like me at all",
  "Rather not like me",
  "Sometimes like me",
  "Rather like me",
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
  { trait: "drive", text: "I call a new customer even when nobody told me to." },
  { trait: "listening", text: "I ask about a customer’s business before I speak about what I sell." },
  { trait: "reliability", text: "I write down what I promised, and to whom." },
  { trait: "honesty", text: "I tell a customer when the product does not fit." },
  { trait: "drive", text: "After two refusals in a row I stop for the day.", isReversed: true },
  { trait: "listening", text: "While somebody speaks I already prepare what I will say.", isReversed: true },
  { trait: "reliability", text: "I call back on the day I said I would." },
  {
    trait: "honesty",
    text: "A small lie about delivery is fine when it brings the order.",
    isReversed: true,
  },
  { trait: "drive", text: "I set myself an aim for each week and look whether I met it." },
  { trait: "listening", text: "I repeat in my own words what a customer wants, to be sure." },
  { trait: "reliability", text: "I often look for papers or numbers that I need at once.", isReversed: true },
  { trait: "honesty", text: "I report a sale only once the customer has really agreed." },
  { trait: "drive", text: "I like it when my pay follows what I sell." },
  { trait: "listening", text: "When a customer complains I let them finish first." },
  { trait: "reliability", text: "I come to a meeting on time, or say early that I will be late." },
  {
    trait: "honesty",
    text: "I would keep a customer’s discount for myself if nobody saw it.",
    isReversed: true,
  },
  { trait: "drive", text: "I wait until customers come to me.", isReversed: true },
  { trait: "listening", text: "I change how I explain something to each person." },
  { trait: "reliability", text: "I begin many things and finish few of them.", isReversed: true },
  { trait: "honesty", text: "When I made a mistake I say so before somebody finds it." },
];

export const questionsJson = () => ({
  questions: ITEMS.map(({ text }) => ({ text, options: [...OPTIONS] })),
});

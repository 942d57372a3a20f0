import type { MetaPlatformName } from "~/domains/marketing/platforms/names";
import type { Outcome } from "~/domains/social-leads/conversations/policy";

interface DemoConversation {
  platform: MetaPlatformName;
  /** A number that Ofcom reserves for drama (07700 900000 to 900999), so that it belongs to no one. */
  person: string;
  name: string;
  /** Messages, each with how many hours ago it was sent. */
  written: readonly (readonly [hours: number, text: string])[];
  answer?: string;
  outcome?: Outcome;
}

/** Messages to the demo business. The newest is unanswered; the oldest is outside its reply window. */
export const DEMO_CONVERSATIONS: readonly DemoConversation[] = [
  {
    platform: "whatsapp",
    person: "447700900111",
    name: "Wanjiru Kamau",
    written: [
      [3, "Hello, do you deliver to Nakuru?"],
      [2, "We need twelve cartons each week."],
    ],
  },
  {
    platform: "instagram",
    person: "demo-instagram-1",
    name: "Chipo Banda",
    written: [[6, "I saw your post. Do you sell to schools?"]],
    answer: "We do, with deliveries every Monday. How many pupils do you serve?",
    outcome: "interested",
  },
  {
    platform: "facebook",
    person: "demo-facebook-1",
    name: "Koffi Mensah",
    written: [[75, "Please send me your price list."]],
    outcome: "no-answer",
  },
];

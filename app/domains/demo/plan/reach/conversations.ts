import type { MetaPlatformName } from "~/domains/marketing/platforms/names";
import type { Outcome } from "~/domains/social-leads/conversations/policy";

interface DemoConversation {
  platform: MetaPlatformName;
  /** A number that Ofcom keeps for stories (07700 900000 to 900999), so that nobody has it. */
  person: string;
  name: string;
  /** Hours ago, with what was written then. */
  written: readonly (readonly [hours: number, text: string])[];
  answer?: string;
  outcome?: Outcome;
}

/** What people write to the demo business; the newest waits for an answer, the oldest is out of its window. */
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
    answer: "We do, with a delivery each Monday. How many pupils eat at yours?",
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

interface DemoQuestion {
  /** Days ago. */
  day: number;
  subject: string;
  question: string;
  answer?: string;
  isClosed?: boolean;
}

/** The demo business's support questions; the newest answer is unread. */
export const DEMO_QUESTIONS: readonly DemoQuestion[] = [
  {
    day: 40,
    subject: "A second mailbox for Lagos",
    question: "Can our colleagues in Lagos send from their own address, with their own signature?",
    answer:
      "Yes. Connect a second mailbox under Mailboxes and choose it in the campaign. Each person can create their own signature under Templates.",
    isClosed: true,
  },
  {
    day: 3,
    subject: "Import with names in two columns",
    question: "Our list has first and last names in two columns. Do we have to join them before the import?",
    answer:
      "No. When you map the columns, choose First name for one and Last name for the other. We’ll join them for you.",
  },
];

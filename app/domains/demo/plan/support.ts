interface DemoQuestion {
  /** Days ago. */
  day: number;
  subject: string;
  question: string;
  answer?: string;
  isClosed?: boolean;
}

/** The demo business's support question; the newest answer is unread. */
export const DEMO_QUESTIONS: readonly DemoQuestion[] = [
  {
    day: 40,
    subject: "A second mailbox for Lagos",
    question: "Can our colleagues in Lagos send from an address of their own, with their own signature?",
    answer:
      "Yes. Connect a second mailbox under Reach, Mailboxes, and choose it in the campaign. Each person has a signature of their own under Templates.",
    isClosed: true,
  },
  {
    day: 3,
    subject: "Import with names in two columns",
    question: "Our list has first and last names in two columns. Do we have to join them before the import?",
    answer:
      "No. At the step that matches columns, choose First name for the one and Last name for the other: they are joined for you.",
  },
];

import type { DataRequest } from "./schemas";

type Kind = DataRequest["kind"];

export const REQUEST_WORDS: Record<
  Kind,
  { choice: string; hint: string; heading: string; does: string; button: string }
> = {
  access: {
    choice: "See what you hold about me",
    hint: "A file with every record, its source and date.",
    heading: "See what we hold about you",
    does: "Download a file with every record that has your address, with its owner, source and date.",
    button: "Download file",
  },
  erase: {
    choice: "Delete my data and stop all emails",
    hint: "In the shared directory and every business’s list. This can’t be undone.",
    heading: "Delete your data and stop all emails",
    does: "We delete every record with your address from the shared directory and every business’s list. No business can add or email your address through us again. This can’t be undone.",
    button: "Delete my data",
  },
  stop: {
    choice: "Only stop emails",
    hint: "Your record stays, but no one can email you through us.",
    heading: "Stop all emails to you",
    does: "No business can email your address through us again. Your record stays, so businesses can still find and call you.",
    button: "Stop emails",
  },
};

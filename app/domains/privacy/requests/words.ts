import type { DataRequest } from "./schemas";

type Kind = DataRequest["kind"];

export const REQUEST_WORDS: Record<
  Kind,
  { choice: string; hint: string; heading: string; does: string; button: string }
> = {
  access: {
    choice: "See what you hold about me",
    hint: "You get a file with each record, its source and its date.",
    heading: "See what we hold about you",
    does: "You get one file with every record that has your address: whose it is, where it came from and since when.",
    button: "Download the file",
  },
  erase: {
    choice: "Remove me, and stop all mail",
    hint: "From the shared directory and from every business's own list. It can't be undone.",
    heading: "Remove you and stop all mail",
    does: "Every record with your address is removed, from the shared directory and from every business's own list. No business can add your address or write to it from here again. It can't be undone.",
    button: "Remove me now",
  },
  stop: {
    choice: "Only stop the mail",
    hint: "Your record stays, and nobody writes to your address from here any more.",
    heading: "Stop all mail to you",
    does: "No business can write to your address from here any more. Your record stays, so that you can still be found and called.",
    button: "Stop the mail now",
  },
};

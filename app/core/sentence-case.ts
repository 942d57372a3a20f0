/** Formats a code or word as a label: "in_progress" is "In progress". */
export const sentenceCase = (text: string) =>
  text.charAt(0).toUpperCase() + text.slice(1).replaceAll("_", " ");

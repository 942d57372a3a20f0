export const linkOf = (digits: string, text: string) =>
  `https://wa.me/${digits}?text=${encodeURIComponent(text)}`;

/** Digits of a number with its country code, as wa.me expects them. */
export const digitsOf = ({ phoneKey }: { phoneKey: string | null }): string | null =>
  /^\+(\d{5,15})$/.exec(phoneKey ?? "")?.[1] ?? null;

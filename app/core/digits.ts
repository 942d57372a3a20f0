/** Unicode places the ten digits of a script in sequence, and no two scripts adjoin: counting back finds the zero. */
function figureOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String(code - zero);
}

/** Digits of any script (Arabic, Persian, N'Ko) as 0 to 9. */
export const asciiDigits = (text: string): string => text.replace(/[^\P{Nd}0-9]/gu, figureOf);

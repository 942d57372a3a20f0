const digitsOf = (letter: string) => (/\d/.test(letter) ? letter : String(letter.charCodeAt(0) - 55));

/** ISO 13616: 15 to 34 letters and digits, whose check digits are right (ISO 7064, mod 97-10). */
export function isIban(text: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(text)) return false;
  const digits = [...`${text.slice(4)}${text.slice(0, 4)}`].map(digitsOf).join("");
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1;
}

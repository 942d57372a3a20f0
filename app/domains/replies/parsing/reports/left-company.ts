/** In an automatic answer: the person works there no more, in five languages. */
const LEFT = [
  /\b(?:no longer (?:with|works?|working|employed|part of)|(?:has|have|ve) left (?:the|our|this|my) (?:company|organi[sz]ation|firm|bank|business|team))\b/,
  /\b(?:ne (?:travaille|fait|fais) plus|(?:a|ai) quitté (?:l['’](?:entreprise|organisation|équipe)|la (?:société|banque)|notre|mon))/,
  /\b(?:já não (?:trabalh[ao]|faz|faço)|(?:deixou|deixei) (?:a|esta) (?:empresa|organização|sociedade))/,
  /\b(?:(?:ame|nime)acha kazi|hafanyi kazi hapa tena|sifanyi kazi hapa tena)\b/,
  /(?:لم (?:يعد|تعد|أعد) (?:يعمل|تعمل|أعمل)|(?:غادر|غادرت) (?:الشركة|المؤسسة|البنك))/,
];
const MAX_TEXT_LENGTH = 5_000;

export function saysLeft(text: string): boolean {
  const said = text.slice(0, MAX_TEXT_LENGTH).toLowerCase();
  return LEFT.some((pattern) => pattern.test(said));
}

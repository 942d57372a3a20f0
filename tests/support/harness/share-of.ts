const SPREAD = 2 ** 32;

/** Maps a name to a fixed number from 0 to 1, by FNV-1a. */
export function shareOf(name: string): number {
  let hash = 2_166_136_261;
  for (const char of name) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 16_777_619);
  return (hash >>> 0) / SPREAD;
}

/** A path on this site, or the fallback: never another host, however it is written. */
export function safeRedirect(target: string | null | undefined, fallback: string): string {
  if (!target || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(target)) return fallback;
  const url = new URL(target, "http://here.invalid");
  // "/.//evil" is a path of ours before the browser tidies it up, and another host after.
  const isHere = url.host === "here.invalid" && !url.pathname.startsWith("//");
  return isHere ? url.pathname + url.search + url.hash : fallback;
}

/** Where to go on once a screen that was opened in between is done: `?next=`, of this site alone. */
export const nextScreen = ({ url }: Request, fallback: string) =>
  safeRedirect(new URL(url).searchParams.get("next"), fallback);

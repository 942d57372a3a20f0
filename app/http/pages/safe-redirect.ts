/** The target as a path of this site, in ASCII, or null if a browser could take it for another host. */
export function pathHere(target: string): string | null {
  if (!/^\/(?![/\\])[^\\?#\p{Cc}]*(?:[?#]\P{Cc}*)?$/u.test(target)) return null;
  const url = new URL(target, "http://here.invalid");
  // "/.//evil" is a path of ours until the browser normalises it to another host.
  if (url.host !== "here.invalid" || url.pathname.startsWith("//")) return null;
  return (url.pathname + url.search + url.hash).replaceAll("\\", "%5C");
}

/** Returns a path on this site, or the fallback; never another host, however the target is written. */
export const safeRedirect = (target: string | null | undefined, fallback: string): string =>
  (target && pathHere(target)) || fallback;

/** The path to continue to after an intermediate page: `?next=`, on this site only. */
export const nextScreen = ({ url }: Request, fallback: string) =>
  safeRedirect(new URL(url).searchParams.get("next"), fallback);

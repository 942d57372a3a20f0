const HOST = /^(?=.{4,253}$)([a-z0-9]([a-z0-9_-]*[a-z0-9])?\.)+([a-z]{2,}|xn--[a-z0-9-]+)$/;

/** The first web address in a text, with `https://` if the scheme is missing; null if there is none. */
export function websiteOf(text: string): string | null {
  const [first = ""] = text.split(/[\s;,|]+(?=https?:|www\.|$)/i);
  const address = /^[a-z][a-z0-9+.-]*:\/\//i.test(first) ? first : `https://${first}`;
  if (/\s/.test(address) || !URL.canParse(address)) return null;
  const url = new URL(address);
  const isWeb = url.protocol === "http:" || url.protocol === "https:";
  if (!isWeb || url.username || url.password || !HOST.test(url.hostname)) return null;
  return url.pathname === "/" && !url.search && !url.hash ? url.origin : url.href;
}

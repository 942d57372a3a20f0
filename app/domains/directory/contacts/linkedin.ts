/** With https; null for anything but a page of LinkedIn. Never fetched. */
export function linkedinUrl(text: string): string | null {
  const address = /^https?:\/\//i.test(text.trim()) ? text.trim() : `https://${text.trim()}`;
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  const isLinkedin = /(^|\.)linkedin\.com$/.test(url.hostname) && url.pathname.length > 1;
  return isLinkedin && address.length <= 300 ? `https://${url.hostname}${url.pathname}` : null;
}

const isAscii = (text: string) => /^[\x20-\x7e]*$/.test(text);

/** The address with its domain in ASCII ("münchen.de" is "xn--mnchen-3ya.de", RFC 5891); unchanged if that is impossible. */
export function asciiAddress(address: string): string {
  const at = address.lastIndexOf("@");
  const host = address.slice(at + 1);
  if (at < 1 || isAscii(host) || !/^[\p{L}\p{M}\p{N}.-]+$/u.test(host.trim())) return address;
  const url = `http://${host.trim()}`;
  const name = URL.canParse(url) ? new URL(url).hostname : "";
  return name.includes(".") ? `${address.slice(0, at)}@${name}` : address;
}

/** Canonical form of an address: NFKC, lowercase, an ASCII domain, no surrounding space. Two users never share it. */
export const emailKey = (email: string) => asciiAddress(email.normalize("NFKC").trim().toLowerCase());

/**
 * The canonical address without its tag (RFC 5233): the local part up to the first "+", whatever the host.
 * Suppressions, erasures and rate limits use it, since tags are arbitrary.
 */
export function untagged(email: string): string {
  const key = emailKey(email);
  const tag = key.indexOf("+");
  const host = key.lastIndexOf("@");
  return tag > 0 && tag < host ? key.slice(0, tag) + key.slice(host) : key;
}

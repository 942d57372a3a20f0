/** One spelling for an address: NFKC, lower case, no surrounding space. Two users never share it. */
export const emailKey = (email: string) => email.normalize("NFKC").trim().toLowerCase();

/**
 * The same without its tag (RFC 5233): the local part up to the first "+", whatever the host. Suppressions, erasures and rate limits use it, since tags are arbitrary.
 */
export function untagged(email: string): string {
  const key = emailKey(email);
  const tag = key.indexOf("+");
  const host = key.lastIndexOf("@");
  return tag > 0 && tag < host ? key.slice(0, tag) + key.slice(host) : key;
}

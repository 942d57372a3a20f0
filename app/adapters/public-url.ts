import { DomainError } from "~/core/errors";

const REFUSED = "Enter a public https address, e.g. https://login.example.com.";
const MAX_URL_LENGTH = 2000;

/**
 * Names that resolve inside a private network or to one machine, and services that resolve names to any IP address
 * written in them.
 */
const PRIVATE_SUFFIXES = [
  ..."localhost local internal localdomain home lan corp intranet private arpa onion alt invalid".split(" "),
  ..."svc consul nomad mesh cluster docker workgroup domain mail ts.net".split(" "),
  ..."nip.io sslip.io xip.io localtest.me lvh.me vcap.me lacolhost.com".split(" "),
];

const LABEL = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/;
/** The last label is never a number: `127.1` and `0x7f.1` are IP addresses. */
const LAST_LABEL = /^(?!0x)[a-z][a-z0-9-]*[a-z0-9]$/;
const LOOPBACK = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?(?=[/?]|$)/;

/** Whether a host name has at least two labels and is neither an IP address nor a private network name. */
export function isPublicHost(host: string): boolean {
  const labels = host.split(".");
  return (
    host.length <= 253 &&
    labels.length >= 2 &&
    labels.every((label) => LABEL.test(label)) &&
    LAST_LABEL.test(labels.at(-1) ?? "") &&
    !/(^|[.-])\d{1,3}([.-]\d{1,3}){3}([.-]|$)/.test(host) &&
    !PRIVATE_SUFFIXES.some((suffix) => host === suffix || host.endsWith(`.${suffix}`))
  );
}

/**
 * Returns the URL of a third-party server that may be fetched: https on port 443, a public host name, no credentials.
 * Non-ASCII hosts become punycode. `allowLoopback` lets development and tests use this machine, by its plain names
 * only, on any port.
 *
 * Checks names, not what they resolve to: fetch with `redirect: "manual"` and check each redirect target. A name may
 * still resolve to a private address. Cloudflare doesn't connect to those; on your own network, block them.
 * @throws DomainError invalid
 */
export function requirePublicUrl(text: string, options: { allowLoopback: boolean }): URL {
  const refused = () => new DomainError("invalid", REFUSED);
  const isPlain = text.length <= MAX_URL_LENGTH && !/[\s\\\p{C}]/u.test(text);
  if (!isPlain || !/^https?:\/\/[^/?#@%]+(?:[/?][^#]*)?$/i.test(text) || !URL.canParse(text)) throw refused();
  const url = new URL(text);
  if (options.allowLoopback && LOOPBACK.test(text)) return url;
  const isOurs = url.protocol === "https:" && url.port === "" && !url.username && !url.password;
  if (!isOurs || !isPublicHost(url.hostname)) throw refused();
  return url;
}

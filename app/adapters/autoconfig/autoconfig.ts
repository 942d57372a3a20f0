import { textUpTo } from "~/core/bytes";
import { ownValue } from "~/core/own-value";

/** One server of a mail account, as a provider publishes it. */
export interface PublishedServer {
  host: string;
  port: number;
  security: "tls" | "starttls" | "none";
}

interface PublishedSettings {
  imap: PublishedServer | null;
  smtp: PublishedServer | null;
  /** Whether the username is the part before "@" instead of the whole address. */
  isLocalUser: boolean;
}

const TIME_LIMIT = 5_000;
const MAX_BYTES = 65_536;
const MAX_SERVERS = 20;
const SECURITY: Record<string, PublishedServer["security"]> = { SSL: "tls", STARTTLS: "starttls" };

/** The text between the first `<name ...>` and its `</name>`, in linear time. */
function inside(
  xml: string,
  name: string,
  from = 0,
): { attributes: string; text: string; end: number } | null {
  const open = xml.indexOf(`<${name}`, from);
  if (open < 0) return null;
  const begin = xml.indexOf(">", open);
  const close = begin < 0 ? -1 : xml.indexOf(`</${name}>`, begin);
  if (close < 0) return null;
  return {
    attributes: xml.slice(open + name.length + 1, begin),
    text: xml.slice(begin + 1, close).trim(),
    end: close,
  };
}

const wordIn = (xml: string, name: string) => inside(xml, name)?.text.slice(0, 300) ?? "";

/** Returns the first server of this type. Skips servers without a host name, and unencrypted ones unless `allowsPlain`. */
function serverIn(xml: string, tag: string, type: string, allowsPlain: boolean) {
  let from = 0;
  for (let count = 0; count < MAX_SERVERS; count += 1) {
    const found = inside(xml, tag, from);
    if (!found) return null;
    from = found.end;
    const { attributes, text } = found;
    const socketType = wordIn(text, "socketType").toUpperCase();
    const security =
      ownValue(SECURITY, socketType) ?? (allowsPlain && socketType === "PLAIN" ? "none" : undefined);
    const host = wordIn(text, "hostname").toLowerCase();
    const port = Number(wordIn(text, "port"));
    if (attributes.slice(0, 200).includes(`"${type}"`) && security && host && Number.isInteger(port))
      return { server: { host, port, security }, user: wordIn(text, "username") };
  }
  return null;
}

/** Reads Mozilla's config-v1.1.xml. Null if it names no server. `domain` replaces the %EMAILDOMAIN% placeholder. */
export function readAutoconfig(xml: string, domain: string, allowsPlain = false): PublishedSettings | null {
  const filled = xml.replaceAll("%EMAILDOMAIN%", domain);
  const imap = serverIn(filled, "incomingServer", "imap", allowsPlain);
  const smtp = serverIn(filled, "outgoingServer", "smtp", allowsPlain);
  if (!imap && !smtp) return null;
  return {
    imap: imap?.server ?? null,
    smtp: smtp?.server ?? null,
    isLocalUser: (imap ?? smtp)?.user === "%EMAILLOCALPART%",
  };
}

/** Null if the server does not respond or has no such file. The caller has checked the address; redirects are not followed. */
export async function fetchAutoconfig(
  url: URL,
  domain: string,
  { timeLimit = TIME_LIMIT, allowsPlain = false } = {},
): Promise<PublishedSettings | null> {
  try {
    const response = await fetch(url, { redirect: "manual", signal: AbortSignal.timeout(timeLimit) });
    if (!response.ok) {
      await response.body?.cancel();
      return null;
    }
    const xml = await textUpTo(response, MAX_BYTES);
    return xml === null ? null : readAutoconfig(xml, domain, allowsPlain);
  } catch {
    return null;
  }
}

import { textUpTo } from "~/core/bytes";
/** Looks up the DNS records of a name. Each method returns an empty list if there are no such records. */
export interface Dns {
  /** TXT records, one string per record. @throws DnsUnavailable */
  texts(name: string): Promise<string[]>;
  /** Hosts that accept the domain's email, preferred first (RFC 5321, 5.1). @throws DnsUnavailable */
  mailHosts(name: string): Promise<string[]>;
  /** Hosts and ports of a service (SRV), preferred first (RFC 2782). @throws DnsUnavailable */
  services(name: string): Promise<{ host: string; port: number }[]>;
  /** IPv4 and IPv6 addresses. @throws DnsUnavailable */
  addresses(name: string): Promise<string[]>;
}

/** DNS gave no valid response, so it is unknown whether the records exist. */
export class DnsUnavailable extends Error {}

export const CLOUDFLARE_DNS = "https://cloudflare-dns.com/dns-query";

const TIME_LIMIT = 5_000;
const MAX_BYTES = 100_000;
/** Characters. A TXT record may have 65,535 bytes; those looked up here have a few hundred. */
const MAX_RECORD_LENGTH = 8_000;
const TYPES = { A: 1, MX: 15, TXT: 16, AAAA: 28, SRV: 33 } as const;
const NO_SUCH_NAME = 3;
const MAX_HOSTS = 20;

/** Joins the quoted pieces of a TXT record without spaces (RFC 7208, 3.3). */
function unquoted(text: string): string {
  const pieces = text.slice(0, MAX_RECORD_LENGTH).match(/"((?:[^"\\]|\\.)*)"/g);
  if (!pieces) return text;
  return pieces.map((piece) => piece.slice(1, -1).replace(/\\(.)/g, "$1")).join("");
}

/** Parses records of `numbers` numbers and a host that ends in a dot. A lone dot means that the service doesn't exist. */
function placesIn(records: readonly string[], numbers: number): { numbers: number[]; host: string }[] {
  return records
    .slice(0, MAX_HOSTS)
    .map((record) => record.slice(0, 300).trim().split(" "))
    .filter((words) => words.length === numbers + 1)
    .map((words) => ({
      numbers: words.slice(0, numbers).map(Number),
      host: (words[numbers] ?? "").toLowerCase().replace(/\.$/, ""),
    }))
    .filter(({ host, numbers: all }) => host !== "" && all.every(Number.isInteger))
    .sort((a, b) => (a.numbers[0] ?? 0) - (b.numbers[0] ?? 0));
}

/** DNS over HTTPS in the JSON format of Cloudflare and Google (`application/dns-json`). */
export function createDns(endpoint = CLOUDFLARE_DNS, timeLimit = TIME_LIMIT): Dns {
  async function ask(name: string, type: keyof typeof TYPES): Promise<string[]> {
    const url = new URL(endpoint);
    url.searchParams.set("name", name);
    url.searchParams.set("type", type);
    let answer: { Status?: unknown; Answer?: { type?: unknown; data?: unknown }[] };
    try {
      const response = await fetch(url, {
        headers: { accept: "application/dns-json" },
        redirect: "manual",
        signal: AbortSignal.timeout(timeLimit),
      });
      const text = await textUpTo(response, MAX_BYTES);
      if (!response.ok || text === null) throw new Error(`HTTP ${response.status}`);
      answer = JSON.parse(text);
    } catch (error) {
      throw new DnsUnavailable(error instanceof Error ? error.message : "no answer");
    }
    if (answer.Status === NO_SUCH_NAME) return [];
    if (answer.Status !== 0) throw new DnsUnavailable(`DNS status ${String(answer.Status)}`);
    return (Array.isArray(answer.Answer) ? answer.Answer : [])
      .filter((record) => record.type === TYPES[type] && typeof record.data === "string")
      .map(({ data }) => String(data));
  }
  return {
    texts: async (name) => (await ask(name, "TXT")).map(unquoted),
    mailHosts: async (name) => placesIn(await ask(name, "MX"), 1).map(({ host }) => host),
    services: async (name) =>
      placesIn(await ask(name, "SRV"), 3).map(({ numbers, host }) => ({ host, port: numbers[2] ?? 0 })),
    addresses: async (name) => (await Promise.all([ask(name, "A"), ask(name, "AAAA")])).flat(),
  };
}

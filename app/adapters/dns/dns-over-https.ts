import { textUpTo } from "~/core/bytes";
/** Asks the records of a name; of each kind none when there are none. */
export interface Dns {
  /** The texts of its TXT records. @throws DnsUnavailable */
  texts(name: string): Promise<string[]>;
  /** The hosts that take its mail, the preferred first (RFC 5321, 5.1). @throws DnsUnavailable */
  mailHosts(name: string): Promise<string[]>;
  /** Where a service of it is, the preferred first (RFC 2782). @throws DnsUnavailable */
  services(name: string): Promise<{ host: string; port: number }[]>;
  /** Its addresses of both families. @throws DnsUnavailable */
  addresses(name: string): Promise<string[]>;
}

/** No valid answer: nothing is known. */
export class DnsUnavailable extends Error {}

export const CLOUDFLARE_DNS = "https://cloudflare-dns.com/dns-query";

const TIME_LIMIT = 5_000;
const MAX_BYTES = 100_000;
/** A record of text has 65,535 bytes; those that are looked for have a few hundred. */
const MAX_RECORD_LENGTH = 8_000;
const TYPES = { A: 1, MX: 15, TXT: 16, AAAA: 28, SRV: 33 } as const;
const NO_SUCH_NAME = 3;
const MAX_HOSTS = 20;

/** A text in a record is one or several quoted pieces, which belong together without a space (RFC 7208, 3.3). */
function unquoted(text: string): string {
  const pieces = text.slice(0, MAX_RECORD_LENGTH).match(/"((?:[^"\\]|\\.)*)"/g);
  if (!pieces) return text;
  return pieces.map((piece) => piece.slice(1, -1).replace(/\\(.)/g, "$1")).join("");
}

/** Numbers and then a host, which ends in a dot; a lone dot says that there is no such service. */
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

/** DNS over HTTPS in its JSON form (`application/dns-json`), as Cloudflare and Google answer it. */
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

import type { Dns } from "~/adapters/dns/dns-over-https";
import type { DnsFinding } from "./tables";

const PROVIDERS: [host: string, include: string][] = [
  ["gmail.com", "_spf.google.com"],
  ["google.com", "_spf.google.com"],
  ["office365.com", "spf.protection.outlook.com"],
  ["outlook.com", "spf.protection.outlook.com"],
  ["zoho.com", "zoho.com"],
  ["zoho.eu", "zoho.eu"],
  ["sendgrid.net", "sendgrid.net"],
  ["mailgun.org", "mailgun.org"],
  ["brevo.com", "spf.brevo.com"],
  ["amazonaws.com", "amazonses.com"],
  ["mailjet.com", "spf.mailjet.com"],
  ["mtasv.net", "spf.mtasv.net"],
];

interface Sender {
  fromAddress: string;
  host: string | null;
  dkimSelector: string | null;
}

interface Findings {
  spf: DnsFinding;
  dkim: DnsFinding;
  dmarc: DnsFinding;
}

const domainOf = (address: string) => address.slice(address.lastIndexOf("@") + 1).toLowerCase();

const includeOf = (host: string | null) =>
  PROVIDERS.find(([end]) => host === end || host?.endsWith(`.${end}`))?.[1] ?? null;

const finding = (name: string, found: string[], wanted: string, reason: string | null): DnsFinding => ({
  isFine: reason === null,
  name,
  found,
  wanted,
  reason,
});

/** RFC 7208: exactly one record, which is not open to all senders and includes the provider if we know it. */
async function spfOf(dns: Dns, { fromAddress, host }: Sender): Promise<DnsFinding> {
  const name = domainOf(fromAddress);
  const found = (await dns.texts(name)).filter((text) => /^v=spf1(\s|$)/i.test(text));
  const include = includeOf(host);
  const mechanism = include ? `include:${include}` : host ? `a:${host}` : "mx";
  const [record] = found;
  if (!record)
    return finding(
      name,
      found,
      `v=spf1 ${mechanism} ~all`,
      "No SPF record. Add one to list the servers that may send for your domain.",
    );
  if (found.length > 1)
    return finding(name, found, record, "Several SPF records found. Combine them into one record.");
  if (/\s\+?all\b/i.test(record) && !/\s[-~?]all\b/i.test(record))
    return finding(
      name,
      found,
      record.replace(/\s\+?all\b/i, " ~all"),
      "The SPF record lets every server send for your domain. End the record with ~all.",
    );
  if (include && !record.toLowerCase().includes(`include:${include}`))
    return finding(
      name,
      found,
      record.replace(/^v=spf1/i, `v=spf1 include:${include}`),
      "The SPF record doesn’t include your email provider. Add your provider.",
    );
  return finding(name, found, record, null);
}

/** RFC 6376: a public key under the provider's selector. */
async function dkimOf(dns: Dns, { fromAddress, dkimSelector }: Sender): Promise<DnsFinding> {
  const name = `${dkimSelector ?? "selector"}._domainkey.${domainOf(fromAddress)}`;
  const wanted = "v=DKIM1; k=rsa; p=(the key from your email provider)";
  if (!dkimSelector)
    return finding(
      name,
      [],
      wanted,
      "Enter your DKIM selector, e.g. google or s1. Your email provider shows it with the DKIM record.",
    );
  const found = (await dns.texts(name)).filter((text) => /(^|;)\s*p=/i.test(text));
  const [record] = found;
  if (!record)
    return finding(
      name,
      found,
      wanted,
      "No DKIM key under this name. Turn on DKIM at your email provider and copy its record.",
    );
  if (/(^|;)\s*p=\s*(;|$)/i.test(record))
    return finding(
      name,
      found,
      wanted,
      "This DKIM key was revoked. Copy the current record from your email provider.",
    );
  return finding(name, found, record, null);
}

/** Maximum number of queries for a name with many labels. */
const MAX_LEVELS = 8;

/** RFC 7489: a policy of the domain or of a parent domain. */
async function dmarcOf(dns: Dns, { fromAddress }: Sender): Promise<DnsFinding> {
  const domain = domainOf(fromAddress);
  const wanted = `v=DMARC1; p=none; rua=mailto:${fromAddress}`;
  const labels = domain.split(".");
  for (let index = 0; index <= labels.length - 2 && index < MAX_LEVELS; index += 1) {
    const name = `_dmarc.${labels.slice(index).join(".")}`;
    const found = (await dns.texts(name)).filter((text) => /^v=DMARC1\b/i.test(text));
    const [record] = found;
    if (!record) continue;
    const isPolicy = /;\s*p=\s*(none|quarantine|reject)\b/i.test(record) && found.length === 1;
    return finding(
      name,
      found,
      isPolicy ? record : wanted,
      isPolicy
        ? null
        : "The DMARC record has no policy (p=), or you have several records. Replace them with one.",
    );
  }
  return finding(
    `_dmarc.${domain}`,
    [],
    wanted,
    "No DMARC record. Large email providers reject senders without one.",
  );
}

export async function findMailRecords(dns: Dns, sender: Sender): Promise<Findings> {
  const [spf, dkim, dmarc] = await Promise.all([
    spfOf(dns, sender),
    dkimOf(dns, sender),
    dmarcOf(dns, sender),
  ]);
  return { spf, dkim, dmarc };
}

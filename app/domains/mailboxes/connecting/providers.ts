interface Server {
  host: string;
  port: number;
  security: "tls" | "starttls";
}

export interface Provider {
  key: string;
  name: string;
  /** Domains of the provider's own addresses, and host suffixes of its customers' MX records. */
  domains: readonly string[];
  mailHosts: readonly string[];
  imap: Server;
  smtp: Server;
  /** The provider's term for an app password. */
  password: string;
}

const tls = (host: string, port: number): Server => ({ host, port, security: "tls" });
const starttls = (host: string, port: number): Server => ({ host, port, security: "starttls" });

export const PROVIDERS: readonly Provider[] = [
  {
    key: "google",
    name: "Google",
    domains: ["gmail.com", "googlemail.com"],
    mailHosts: ["google.com", "googlemail.com", "psmtp.com"],
    imap: tls("imap.gmail.com", 993),
    smtp: tls("smtp.gmail.com", 465),
    password:
      "Google requires an app password. In your Google Account, under Security, turn on 2-Step Verification, then create a password under App passwords.",
  },
  {
    key: "microsoft",
    name: "Microsoft",
    domains: ["outlook.com", "hotmail.com", "live.com", "msn.com"],
    mailHosts: ["outlook.com", "protection.outlook.com", "hotmail.com"],
    imap: tls("outlook.office365.com", 993),
    smtp: starttls("smtp.office365.com", 587),
    password:
      "Microsoft accepts passwords only if your administrator allows basic authentication for SMTP. Sign in with Microsoft if available.",
  },
  {
    key: "zoho",
    name: "Zoho Mail",
    domains: ["zohomail.com", "zoho.com"],
    mailHosts: ["zoho.com", "zoho.eu", "zoho.in"],
    imap: tls("imappro.zoho.com", 993),
    smtp: tls("smtppro.zoho.com", 465),
    password:
      "In Zoho, generate an app password under My Account > Security > App Passwords. Enable IMAP Access in the email account’s settings. Zoho Europe and India use .eu and .in servers.",
  },
  {
    key: "yahoo",
    name: "Yahoo Mail",
    domains: ["yahoo.com", "yahoo.co.uk", "yahoo.fr", "ymail.com", "rocketmail.com"],
    mailHosts: ["yahoodns.net"],
    imap: tls("imap.mail.yahoo.com", 993),
    smtp: tls("smtp.mail.yahoo.com", 465),
    password: "Yahoo requires an app password. Under Account Info > Security, choose Generate app password.",
  },
  {
    key: "fastmail",
    name: "Fastmail",
    domains: ["fastmail.com", "fastmail.fm"],
    mailHosts: ["messagingengine.com"],
    imap: tls("imap.fastmail.com", 993),
    smtp: tls("smtp.fastmail.com", 465),
    password:
      "In Fastmail, create an app password under Settings > Privacy & Security > Manage app passwords.",
  },
  {
    key: "icloud",
    name: "iCloud Mail",
    domains: ["icloud.com", "me.com", "mac.com"],
    mailHosts: ["mail.icloud.com"],
    imap: tls("imap.mail.me.com", 993),
    smtp: starttls("smtp.mail.me.com", 587),
    password: "At account.apple.com, generate an App-Specific Password under Sign-In and Security.",
  },
  {
    key: "hostinger",
    name: "Hostinger",
    domains: [],
    mailHosts: ["hostinger.com"],
    imap: tls("imap.hostinger.com", 993),
    smtp: tls("smtp.hostinger.com", 465),
    password: "Use your email password (reset it in hPanel under Emails).",
  },
  {
    key: "namecheap",
    name: "Namecheap Private Email",
    domains: [],
    mailHosts: ["privateemail.com"],
    imap: tls("mail.privateemail.com", 993),
    smtp: tls("mail.privateemail.com", 465),
    password: "Use the mailbox password from Private Email.",
  },
  {
    key: "godaddy",
    name: "GoDaddy",
    domains: [],
    mailHosts: ["secureserver.net"],
    imap: tls("imap.secureserver.net", 993),
    smtp: tls("smtpout.secureserver.net", 465),
    password: "Use your email password (reset it in GoDaddy under Email & Office).",
  },
];

export const providerOfDomain = (domain: string): Provider | null =>
  PROVIDERS.find(({ domains }) => domains.includes(domain)) ?? null;

export const providerOfHosts = (hosts: readonly string[]): Provider | null =>
  PROVIDERS.find(({ mailHosts }) =>
    hosts.some((host) => mailHosts.some((end) => host === end || host.endsWith(`.${end}`))),
  ) ?? null;

export const providerOfServers = (hosts: readonly string[]): Provider | null =>
  PROVIDERS.find(({ imap, smtp }) => hosts.includes(imap.host) || hosts.includes(smtp.host)) ?? null;

export const providerJson = ({ key, name, password }: Provider) => ({ key, name, password });

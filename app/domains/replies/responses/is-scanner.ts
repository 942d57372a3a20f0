/** Scanners by how their user agents name themselves. */
const NAMES = [
  "bot\\b",
  "crawl",
  "spider",
  "scan",
  "preview",
  "proofpoint",
  "mimecast",
  "barracuda",
  "safelinks",
  "ironport",
  "fireeye",
  "trendmicro",
  "symantec",
  "forcepoint",
  "sophos",
  "google-?(imageproxy|safety|read-aloud)",
  "facebookexternalhit",
  "whatsapp",
  "telegram",
  "slack",
  "skypeuripreview",
  "linkedin",
  "microsoft office",
  "ms-office",
  "outlook-ios-android",
  "curl",
  "wget",
  "python",
  "go-http-client",
  "java/",
  "okhttp",
  "axios",
  "node-fetch",
  "undici",
  "libwww",
  "headless",
  "phantomjs",
];
const KNOWN = new RegExp(NAMES.join("|"), "i");

/** Scanners open links on arrival; people read first. */
export const MIN_DELAY_SECONDS = 5;
/** Clicks on two links of one email within this time come from a scanner. */
export const SEVERAL_SECONDS = 5;

export interface Clicker {
  method: string;
  userAgent: string | null;
  /** `Sec-Purpose`, `Purpose` or `X-Moz`: set if the browser prefetches. */
  purpose: string | null;
}

export const isScanner = ({ method, userAgent, purpose }: Clicker): boolean =>
  method !== "GET" ||
  !userAgent ||
  userAgent.length < 20 ||
  KNOWN.test(userAgent) ||
  /pre/i.test(purpose ?? "");

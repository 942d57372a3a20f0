const BROWSERS: [RegExp, string][] = [
  [/\bEdgA?(iOS)?\//, "Edge"],
  [/\bOPR\/|\bOpera/, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\bUCBrowser\//, "UC Browser"],
  [/\bFirefox\/|\bFxiOS\//, "Firefox"],
  [/\bChrome\/|\bCriOS\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];
const SYSTEMS: [RegExp, string][] = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b|\bAdr\b/, "Android"],
  [/\bKaiOS\//, "KaiOS"],
  [/\bWindows\b/, "Windows"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bMac OS X\b|\bMacintosh\b/, "Mac"],
  [/\bLinux\b/, "Linux"],
];

const wordFor = (rows: [RegExp, string][], text: string) => rows.find(([sign]) => sign.test(text))?.[1];

/** Names the browser and system. Never returns the raw header, which a client can set to anything. */
export function describeUserAgent(userAgent: string | null): string {
  const text = (userAgent ?? "").slice(0, 300);
  const browser = wordFor(BROWSERS, text);
  const system = wordFor(SYSTEMS, text);
  if (!browser && !system) return "Unknown browser";
  return `${browser ?? "Browser"} on ${system ?? "an unknown system"}`;
}

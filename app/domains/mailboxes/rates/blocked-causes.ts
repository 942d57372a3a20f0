const BLOCKED_CAUSES = ["authentication", "listed", "content", "rate", "policy"] as const;
export type BlockedCause = (typeof BLOCKED_CAUSES)[number];

interface Refused {
  status: string | null;
  said: string | null;
}

/** RFC 3463 and its registry of enhanced codes, then texts of large providers. The first matching row applies. */
const CAUSES: readonly [BlockedCause, RegExp, RegExp][] = [
  [
    "authentication",
    /^\d\.7\.(?:2[0-7]|5|30|32|509|515)$/,
    /\b(?:spf|dkim|dmarc|unauthenticated|not authenticated|sender id|reverse dns|ptr record|rdns)\b/,
  ],
  [
    "listed",
    /^\d\.7\.(?:606|511|703|708)$/,
    /\b(?:spamhaus|barracuda|sorbs|spamcop|rbl|dnsbl|uceprotect|abuseat|blacklist(?:ed)?|block ?list(?:ed)?|blocked using|listed (?:at|by|in|on)|bad reputation|poor reputation|low reputation|reputation of)\b/,
  ],
  [
    "rate",
    /^\d\.(?:4\.5|7\.28|7\.705)$/,
    /\b(?:rate limit(?:ed|s)?|too many|throttled|exceeded|too fast|unusual rate|volume|message limit|sending limit)\b/,
  ],
  [
    "content",
    /^\d\.(?:6\.\d{1,3}|7\.(?:17|508)|3\.4)$/,
    /\b(?:spam|content|virus|malware|phish(?:ing)?|attachment|url|link|bulk|unsolicited|suspicious)\b/,
  ],
];

export function blockedCauseOf({ status, said }: Refused): BlockedCause {
  const response = (said ?? "").slice(0, 1_000).toLowerCase();
  const byStatus = CAUSES.find(([, statuses]) => statuses.test(status ?? ""));
  const byWords = CAUSES.find(([, , pattern]) => pattern.test(response));
  return (byStatus ?? byWords)?.[0] ?? "policy";
}

export const BLOCKED_ADVICE: Record<BlockedCause, string> = {
  authentication:
    "Receiving servers can’t verify your domain. Check its SPF, DKIM and DMARC, and your mail server’s reverse DNS.",
  listed:
    "Your mail server’s IP address or your domain is on a blocklist. Ask your email provider to delist it.",
  rate: "Too many emails arrived at once. Lower this mailbox’s daily sending limit or increase the delay between emails.",
  content:
    "Receiving servers treat the content as spam. Change the text, links and attachments, and email fewer cold contacts.",
  policy: "Receiving servers block this mailbox by policy. Read their response and ask your email provider.",
};

const BLOCKED_CAUSES = ["authentication", "listed", "content", "rate", "policy"] as const;
export type BlockedCause = (typeof BLOCKED_CAUSES)[number];

interface Refused {
  status: string | null;
  said: string | null;
}

/** RFC 3463 and its registry of enhanced codes, then the words of the large providers; the first row that fits. */
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
  const words = (said ?? "").slice(0, 1_000).toLowerCase();
  const byStatus = CAUSES.find(([, statuses]) => statuses.test(status ?? ""));
  const byWords = CAUSES.find(([, , pattern]) => pattern.test(words));
  return (byStatus ?? byWords)?.[0] ?? "policy";
}

export const BLOCKED_ADVICE: Record<BlockedCause, string> = {
  authentication:
    "They do not believe that the mail is yours. Check SPF, DKIM and DMARC of your domain, and the reverse DNS name of your mail server.",
  listed:
    "The IP address of your mail server, or your domain, stands on a blocklist. Ask your mail provider to have it taken off the list that the server names.",
  rate: "Too many mails came at once. Lower the mails a day of this mailbox, or let more time pass between two mails.",
  content:
    "They take what the mail says for spam. Change its words, links and attachments, and write to fewer people who do not know you.",
  policy:
    "Their rules refuse mail from this mailbox. Read what their server said, and ask your mail provider about it.",
};

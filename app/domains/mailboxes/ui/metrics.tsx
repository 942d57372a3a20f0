import { formatNumber } from "~/core/format";
import { Stat } from "~/ui/data/stat";
import { percent } from "../pause-reasons";
import { BLOCKED_FROM, JUDGED_FROM, MAX_BLOCKED_RATE, MAX_BOUNCE_RATE, MAX_COMPLAINT_RATE } from "../policy";

const share = (part: number, whole: number) => (part > 0 && whole > 0 ? `${percent(part / whole, 2)}. ` : "");

const limit = (part: number, digits: number) =>
  `After ${JUDGED_FROM} emails, sending pauses at ${percent(part, digits)}.`;

export function MailboxMetrics({
  mailbox,
  limits,
  rates,
}: {
  mailbox: { sentToday: number; limitToday: number; oneToOneToday: number; testsToday: number };
  limits: { dailyLimit: number; testDailyLimit: number };
  rates: Record<"sent" | "bounces" | "complaints" | "blocked" | "sentLately", number>;
}) {
  return (
    <div className="grid-4">
      <Stat
        label="Sent today"
        value={formatNumber(mailbox.sentToday)}
        hint={`of ${formatNumber(mailbox.limitToday)} campaign emails allowed, in your country’s time`}
      />
      <Stat
        label="Replies and single emails today"
        value={formatNumber(mailbox.oneToOneToday)}
        hint={`of ${formatNumber(limits.dailyLimit)} allowed. Test emails: ${formatNumber(mailbox.testsToday)} of ${formatNumber(limits.testDailyLimit)}`}
      />
      <Stat
        label="Sent"
        value={formatNumber(rates.sent)}
        hint="since you connected or last resumed this mailbox"
      />
      <Stat
        label="Invalid addresses"
        value={formatNumber(rates.bounces)}
        hint={`${share(rates.bounces, rates.sent)}${limit(MAX_BOUNCE_RATE, 0)}`}
      />
      <Stat
        label="Blocked (sender reputation)"
        value={formatNumber(rates.blocked)}
        hint={`${share(rates.blocked, rates.sentLately)}Today and yesterday. Sending pauses at ${percent(MAX_BLOCKED_RATE, 0)} (at least ${BLOCKED_FROM} blocked emails).`}
      />
      <Stat
        label="Spam complaints"
        value={formatNumber(rates.complaints)}
        hint={`${share(rates.complaints, rates.sent)}${limit(MAX_COMPLAINT_RATE, 2)}`}
      />
    </div>
  );
}

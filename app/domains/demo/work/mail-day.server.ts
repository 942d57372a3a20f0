import { DAY_MS } from "~/core/seconds";
import { clickToken } from "~/core/secrets/link-tokens.server";
import { completeDemoCampaigns } from "~/domains/campaigns/planning/finish-campaigns.server";
import { sentBetween } from "~/domains/messages/sent-between.server";
import { findOpportunityOfLead } from "~/domains/opportunities/opportunities.server";
import { followClick } from "~/domains/replies/responses/follow-click.server";
import { receiveMail } from "~/domains/replies/responses/receive-mail.server";
import { changeThread, noteRead } from "~/domains/replies/threads/change-thread.server";
import { replyToThread } from "~/domains/replies/threads/reply-to-thread.server";
import { getThread } from "~/domains/replies/threads/threads.server";
import { sendMailbox } from "~/domains/sending/send-mailbox.server";
import { DAY } from "../plan/event";
import { type ComesBack, comesBack, type DemoPerson } from "../plan/people";
import { answerOf, judgedAs, ourAnswer } from "../plan/reply-texts";
import { idOf, type Work } from "./demo-context.server";
import { MAILBOX } from "./mail-work.server";
import { type DemoMeeting, rawBounce, rawMeeting, rawReply } from "./raw-mail";

type Sent = Awaited<ReturnType<typeof sentBetween>>[number];

const HOUR = 3_600_000;
const OUR_ADDRESS = { to: "sales@demo-work.example" };
/** Replies of the last days stay unread. */
const UNREAD_DAYS = 3;
const BROWSER = "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36";

const daysLeft = ({ ctx, base }: Work) => (base.getTime() - ctx.now().getTime()) / (DAY * 60_000);

async function readAndAnswer(work: Work, person: DemoPerson, threadId: number) {
  const { ctx } = work;
  if (daysLeft(work) < UNREAD_DAYS) return;
  await noteRead(ctx, await getThread(ctx, threadId));
  const { comes } = person.fate;
  const judged = comes === null || comesBack(comes) ? null : judgedAs(person, comes);
  if (judged) await changeThread(ctx, threadId, { replyClass: judged });
  if (comes === "interested" || comes === "question")
    await replyToThread(ctx, threadId, { text: ourAnswer(person) });
}

const MEETINGS: readonly DemoMeeting[] = ["accepted", "proposed"];
const MEET = new Set<DemoPerson["fate"]["comes"]>(["interested", "question"]);
/** Contacts who ask for more time propose a meeting, but don't accept one. */
const MAY_PROPOSE = new Set<DemoPerson["fate"]["comes"]>([...MEET, "later"]);
/** Only replies to the newest campaign are this recent. */
const RECENT_DAYS = 10;
const IN_DAYS = 5;
const AT_HOUR = 9;

/** Five days after the end of the plan, moved to a working day. */
function meetingTime({ base }: Work): Date {
  const day = new Date(base.getTime() + IN_DAYS * DAY_MS + AT_HOUR * HOUR);
  const weekend = { 6: 2, 0: 1 }[day.getUTCDay()] ?? 0;
  return new Date(day.getTime() + weekend * DAY_MS);
}

/** The calendar response of an interested contact: one of each kind, in the newest campaign. */
async function takeMeeting(work: Work, person: DemoPerson, sent: Sent) {
  const { ctx, made } = work;
  const { comes } = person.fate;
  const as = MEETINGS.find(
    (kind) => !made.has(`meeting:${kind}`) && (kind === "proposed" ? MAY_PROPOSE : MEET).has(comes),
  );
  if (!as || daysLeft(work) > RECENT_DAYS) return;
  const raw = rawMeeting(person, sent, { as, startsAt: meetingTime(work), at: ctx.now() });
  const { threadId } = await receiveMail(ctx, raw, {
    ...OUR_ADDRESS,
    from: sent.toAddress,
    accountId: ctx.account.id,
  });
  if (threadId !== null) made.set(`meeting:${as}`, threadId);
}

async function takeReply(work: Work, person: DemoPerson, sent: Sent) {
  const { ctx, made, settle } = work;
  const { comes } = person.fate;
  if (comes === null || comesBack(comes)) return;
  const raw = rawReply(person, sent, answerOf(person, comes), ctx.now());
  const envelope = { ...OUR_ADDRESS, from: sent.toAddress, accountId: ctx.account.id };
  const { threadId } = await receiveMail(ctx, raw, envelope);
  await settle();
  await takeMeeting(work, person, sent);
  await settle();
  if (threadId !== null) await readAndAnswer(work, person, threadId);
  const opened = sent.leadId === null ? null : await findOpportunityOfLead(ctx, sent.leadId);
  if (opened) made.set(`deal:reply-${sent.toAddress}`, opened.id);
}

const takeReturned = ({ ctx }: Work, sent: Sent, comes: ComesBack) =>
  receiveMail(ctx, rawBounce(sent, ctx.now(), comes), { ...OUR_ADDRESS, accountId: ctx.account.id });

const takeClick = ({ ctx }: Work, { id }: Sent) =>
  followClick(ctx, clickToken(ctx.config, id, "https://demo-work.example/leaflet"), {
    userAgent: BROWSER,
    method: "GET",
    purpose: null,
  });

async function comesOf(work: Work, person: DemoPerson, sent: Sent) {
  const { comes, position, clicks } = person.fate;
  if (sent.position === 1 && clicks && !comesBack(comes)) await takeClick(work, sent);
  if (comesBack(comes)) return takeReturned(work, sent, comes);
  if (comes !== null && sent.position === position) return takeReply(work, person, sent);
}

/**
 * Delivers bounces and replies to the previous day's emails, each at its hour. Then sends due emails as the mailbox's
 * own job does.
 */
export async function mailDay(work: Work, people: ReadonlyMap<string, DemoPerson>, at: (time: Date) => Work) {
  const { ctx } = work;
  const mailboxId = idOf(work, MAILBOX);
  const now = ctx.now();
  const sent = await sentBetween(ctx, mailboxId, new Date(now.getTime() - 24 * HOUR), now);
  const news = sent.flatMap((message) => {
    const person = people.get(message.toAddress);
    const after = (person?.fate.after ?? 0) * HOUR + message.id * 1_000;
    return person && message.sentAt ? [{ message, person, time: message.sentAt.getTime() + after }] : [];
  });
  for (const { message, person, time } of news.sort((one, other) => one.time - other.time))
    await comesOf(at(new Date(time)), person, message);
  await sendMailbox(ctx, mailboxId);
  await completeDemoCampaigns(ctx);
}

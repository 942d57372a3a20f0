import { CLASS_NAMES } from "~/domains/replies/classification/reply-class";
import { MEETING_TITLES } from "~/domains/replies/parsing/meeting";
import { meetingLine } from "~/domains/replies/parsing/meeting-line";
import type { ReplyWith } from "~/domains/replies/threads/replies-with.server";
import { paths } from "~/paths";
import type { Activity } from "./activity";

const MAX_EXCERPT_LENGTH = 300;

const replyTitle = ({ fromAddress, replyClass, meeting }: ReplyWith) =>
  meeting
    ? `${MEETING_TITLES[meeting.kind]} · ${fromAddress}`
    : `Reply from ${fromAddress}${replyClass ? ` · ${CLASS_NAMES[replyClass]}` : ""}`;

const replyDetail = ({ subject, meeting }: ReplyWith, zone: string) =>
  meeting ? meetingLine(meeting, zone) : subject;

/** A reply, or a response to a meeting, as a timeline entry. */
export function ofReply(reply: ReplyWith, zone: string): Activity {
  const { id, threadId, text, replyClass, receivedAt } = reply;
  const excerpt = text.length > MAX_EXCERPT_LENGTH ? `${text.slice(0, MAX_EXCERPT_LENGTH)} …` : text;
  return {
    id: `reply-${id}`,
    at: receivedAt,
    kind: "replies",
    title: replyTitle(reply),
    detail: `${replyDetail(reply, zone)}\n${excerpt}`.trim(),
    ...(replyClass === "interested" ? { tone: "good" } : {}),
    ...(threadId ? { to: paths.replies.thread(threadId) } : {}),
  };
}

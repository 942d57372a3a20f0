/** What a calendar part of an email says of a meeting (RFC 5545, RFC 5546), or a booking service in words. */
export interface Meeting {
  kind: "invitation" | "accepted" | "declined" | "tentative" | "proposed" | "cancelled" | "booked";
  summary: string;
  description: string | null;
  /** ISO 8601 in UTC; null where the part names no time that can be read. */
  startsAt: string | null;
  endsAt: string | null;
  location: string | null;
  /** The person who answered or booked, as the part names them. */
  attendee: string | null;
}

export const MEETING_TITLES: Record<Meeting["kind"], string> = {
  invitation: "Meeting invitation",
  accepted: "Meeting accepted",
  declined: "Meeting declined",
  tentative: "Meeting tentatively accepted",
  proposed: "New meeting time proposed",
  cancelled: "Meeting cancelled",
  booked: "Meeting booked",
};

/** Meetings that may still take place: a task or a meeting is offered for them. */
export const isAhead = ({ kind, startsAt, endsAt }: Meeting, now: Date) =>
  kind !== "declined" &&
  kind !== "cancelled" &&
  (startsAt === null || new Date(endsAt ?? startsAt).getTime() > now.getTime());

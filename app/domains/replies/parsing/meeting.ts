/** A meeting from the calendar part of an email (RFC 5545, RFC 5546) or from a booking service's text. */
export interface Meeting {
  kind: "invitation" | "accepted" | "declined" | "tentative" | "proposed" | "cancelled" | "booked";
  summary: string;
  description: string | null;
  /** ISO 8601 in UTC; null if the part has no readable time. */
  startsAt: string | null;
  endsAt: string | null;
  location: string | null;
  /** The person who responded or booked, as named in the part. */
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

/** Whether the meeting may still take place, so that a task or meeting is offered for it. */
export const isAhead = ({ kind, startsAt, endsAt }: Meeting, now: Date) =>
  kind !== "declined" &&
  kind !== "cancelled" &&
  (startsAt === null || new Date(endsAt ?? startsAt).getTime() > now.getTime());

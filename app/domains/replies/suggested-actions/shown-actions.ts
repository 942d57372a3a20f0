import { paths } from "~/paths";
import type { Thread } from "../threads/threads.server";
import type { SuggestedActions } from "./suggested-actions.server";

/** A task belongs to one record: the deal, else the contact, else the company. */
const placeOf = ({ opportunityId, contactId, companyId }: NonNullable<SuggestedActions["meeting"]>) =>
  opportunityId ? { opportunityId } : contactId ? { contactId } : { companyId };

export function shownActions(thread: Thread, { referral, meeting }: SuggestedActions) {
  const title = meeting && `Meet ${thread.name ?? thread.address}: “${meeting.topic}”`.slice(0, 200);
  return {
    referral: referral && {
      address: referral.address,
      name: referral.name,
      contactId: referral.contactId,
    },
    meeting: meeting && {
      title: meeting.title,
      words: meeting.words,
      isDated: meeting.dueAt !== null,
      taskTo: paths.withQuery(paths.tasks.new, { ...placeOf(meeting), title, dueAt: meeting.dueAt }),
    },
  };
}

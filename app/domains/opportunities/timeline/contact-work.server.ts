import type { BusinessContext } from "~/core/context";
import type { Contact } from "~/domains/directory/contacts/contact";
import { teamChoices } from "../owners.server";
import { contactTimeline, dealsOfAddress } from "./company-timeline.server";

/** What the account did with one person: deals with them, and what happened. */
export async function contactWork(ctx: BusinessContext, contact: Contact, before?: Date) {
  const [deals, team] = await Promise.all([dealsOfAddress(ctx, contact.contactEmail), teamChoices(ctx)]);
  return { deals, timeline: await contactTimeline(ctx, contact, { deals, team }, before) };
}

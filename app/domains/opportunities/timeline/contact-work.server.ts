import type { BusinessContext } from "~/core/context";
import type { Contact } from "~/domains/directory/contacts/contact";
import { teamChoices } from "../owners.server";
import { contactTimeline } from "./company-timeline.server";
import { dealsOfContact } from "./deals-of.server";

/** What the account did with one person: deals with them and their company, and what happened. */
export async function contactWork(ctx: BusinessContext, contact: Contact, before?: Date) {
  const [deals, team] = await Promise.all([dealsOfContact(ctx, contact), teamChoices(ctx)]);
  return { deals, timeline: await contactTimeline(ctx, contact, { deals, team }, before) };
}

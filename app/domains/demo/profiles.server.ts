import { z } from "zod";
import type { BusinessContext } from "~/core/context";
import { reserveIds } from "~/domains/directory/companies/reserve-ids.server";
import { personKey } from "~/domains/directory/contacts/person-key";
import {
  findKnownPeople,
  insertPeopleStatements,
  type PersonDraft,
} from "~/domains/directory/contacts/write-people.server";
import { deleteDemoPeople } from "~/domains/directory/delete-demo-directory.server";
import { requireSwitch } from "~/domains/settings/operator.server";
import { demoProfiles, MAX_PROFILES } from "./plan/profiles";

const SOURCE = "demo profile";
const HOW_MANY = `Enter a number of profiles from 1 to ${MAX_PROFILES}.`;

export const ProfilesInput = z.object({
  maxProfiles: z.int(HOW_MANY).min(1, HOW_MANY).max(MAX_PROFILES, HOW_MANY).default(MAX_PROFILES),
});

const draftOf = ({
  name,
  title,
  email,
  company,
  website,
  location,
}: ReturnType<typeof demoProfiles>[number]) => ({
  contactName: name,
  contactTitle: title,
  contactEmail: email,
  companyName: company,
  companyWebsite: website,
  location,
  companySize: null,
  industry: null,
  linkedinProfile: null,
  phoneNumber: null,
  source: SOURCE,
  importId: null,
  companyId: null,
});

const draftsOf = (count: number): Omit<PersonDraft, "id">[] => demoProfiles(count).map(draftOf);

/**
 * Creates invented decision makers, marked as demo: they use no quota and are never emailed. Existing ones are not
 * created again, so an account has at most 500. Returns the number of new ones.
 * @throws DomainError not_found while the demo is off
 */
export async function generateProfiles(ctx: BusinessContext, maxProfiles: number): Promise<number> {
  await requireSwitch(ctx, "demo");
  const drafts = draftsOf(maxProfiles);
  const known = await findKnownPeople(ctx, drafts.map(personKey));
  const missing = drafts.filter((draft) => !known.has(personKey(draft)));
  if (missing.length === 0) return 0;
  const first = await reserveIds(ctx, "contacts", missing.length);
  const account = { ...ctx.account, isDemo: true, isDemoWork: true };
  const people = missing.map((draft, index) => ({ ...draft, id: first + index }));
  const written = await ctx.d1.batch(insertPeopleStatements({ ...ctx, account }, people));
  // Every second statement updates the search index.
  return written.reduce((sum, { results }, index) => sum + (index % 2 === 0 ? results.length : 0), 0);
}

export async function removeProfiles(ctx: BusinessContext): Promise<number> {
  let removed = 0;
  for (let some = -1; some !== 0; removed += some) some = await deleteDemoPeople(ctx, SOURCE);
  return removed;
}

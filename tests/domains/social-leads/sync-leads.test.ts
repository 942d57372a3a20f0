import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { platformConnections } from "~/domains/marketing/platforms/tables";
import { syncPlatform } from "~/domains/social-leads/inbound/sync-platform.server";
import { platformEvents } from "~/domains/social-leads/inbound/tables";
import { listSocialLeads } from "~/domains/social-leads/list-leads.server";
import { connectedBusiness } from "../../support/fixtures/platforms";

const createdAt = Math.floor(Date.now() / 1000) - 600;
const lead = (id: string, form: string, raw?: unknown) => ({
  id,
  form,
  createdAt,
  fields: { full_name: `Lead ${id}`, email: `lead${id}@form.example` },
  raw,
});

const namesOf = async ({ ctx }: Awaited<ReturnType<typeof connectedBusiness>>) =>
  (await listSocialLeads(ctx, {}, { limit: 10 })).rows.map(({ name }) => name).sort();

it("keeps an unreadable form lead for the operator once, and imports the others", async () => {
  const bad = { field_data: [{ name: "email", values: ["lost@form.example"] }] };
  const business = await connectedBusiness("facebook", {
    room: { leads: [lead("1", "501"), lead("2", "501", bad), lead("3", "501")] },
  });
  const { connection, job } = business;
  for (const _ of [1, 2])
    expect(await syncPlatform(job, { connectionId: connection.id })).toMatchObject({ trouble: null });
  expect(await namesOf(business)).toEqual(["Lead 1", "Lead 3"]);
  const events = await job.db
    .select()
    .from(platformEvents)
    .where(eq(platformEvents.connectionId, connection.id));
  expect(events).toMatchObject([{ kind: "unreadable", payload: { platform: "facebook", placeId: "1001" } }]);
  expect(JSON.stringify(events[0]?.payload)).toContain("lost@form.example");
});

it("reads the other forms if Meta refuses one, and rereads the same period later", async () => {
  const business = await connectedBusiness("facebook", {
    room: { leads: [lead("1", "501"), lead("2", "502")] },
  });
  const { connection, job } = business;
  // The token, the page and the list of forms succeed; then the first form fails.
  await business.put({ leads: [lead("1", "501"), lead("2", "502")], fails: ["", "", "", "400"] });
  const handed = await syncPlatform(job, { connectionId: connection.id });
  expect(handed).toMatchObject({ created: 1, trouble: "Meta says: (#100) Invalid parameter" });
  expect(await namesOf(business)).toEqual(["Lead 2"]);
  const readTo = async () =>
    (await job.db.select().from(platformConnections).where(eq(platformConnections.id, connection.id)))[0]
      ?.readTo;
  expect(await readTo()).toBeNull();
  await syncPlatform(job, { connectionId: connection.id });
  expect(await namesOf(business)).toEqual(["Lead 1", "Lead 2"]);
  expect(await readTo()).not.toBeNull();
});

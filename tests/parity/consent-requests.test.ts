import { expect, inject, it } from "vitest";
import { sendMailbox } from "~/domains/sending/send-mailbox.server";
import { claimConsentsStatement } from "~/domains/suppressions/claimed-consents.server";
import { makeCampaign, makeMailbox } from "../support/fixtures/sending";
import { callApp, fetchApp, postForm, signedInBusiness } from "../support/harness/app";

const servers = inject("mail");
const WAYS = ["form", "call"] as const;

async function waiting() {
  const person = await signedInBusiness();
  const { ctx } = person;
  const box = await makeMailbox(ctx, servers.open);
  const address = `thandi@${crypto.randomUUID()}.test`;
  await claimConsentsStatement(ctx, [
    { address, at: new Date(0), source: "File: “Yes”", importedBy: null },
  ]).run();
  const { campaignId } = await makeCampaign(ctx, box.id, [address], { country: "ZA" });
  await sendMailbox(ctx, box.id);
  return { ...person, campaignId };
}

const ask = (by: (typeof WAYS)[number], cookie: string, body: Record<string, number> = {}) =>
  by === "form"
    ? postForm(
        "/refusals/consent-requests",
        Object.fromEntries(Object.entries(body).map(([key, value]) => [key, String(value)])),
        cookie,
      )
    : callApp("POST", "/api/consent-requests", body, cookie);

const neededOf = async (cookie: string) => (await fetchApp("/api/consent-requests", { cookie })).json();

it.each(WAYS)("sends confirmation requests by %s", async (by) => {
  const { cookie, campaignId } = await waiting();
  expect(await neededOf(cookie)).toEqual({ emails: 1, people: 1, isExact: true });
  const answer = await ask(by, cookie, { campaignId });
  expect([answer.status, answer.headers.get("location")]).toEqual(
    by === "form" ? [302, `/campaigns/${campaignId}`] : [200, null],
  );
  if (by === "call")
    expect(await answer.json()).toEqual({ requested: 1, remaining: { emails: 0, people: 0, isExact: true } });
  expect(await neededOf(cookie)).toEqual({ emails: 0, people: 0, isExact: true });
});

it.each(WAYS)("answers 409 by %s if no emails need consent", async (by) => {
  const { cookie } = await waiting();
  await ask("call", cookie);
  const answer = await ask(by, cookie);
  expect([answer.status, (await answer.text()).includes("No emails need consent.")]).toEqual([409, true]);
});

it.each(WAYS)("answers 404 by %s for a campaign of another account", async (by) => {
  const [{ cookie }, { campaignId }] = [await waiting(), await waiting()];
  expect((await ask(by, cookie, { campaignId })).status).toBe(404);
});

it.each([
  ["the campaign", ({ campaignId }: { campaignId: number }) => `/campaigns/${campaignId}`],
  ["the outbox", () => "/campaigns/mails"],
  ["the consent requests page", () => "/refusals/consent-requests"],
])("shows the emails pending consent, and a button to request it, on %s", async (_, pageOf) => {
  const person = await waiting();
  const html = await (await fetchApp(pageOf(person), { cookie: person.cookie })).text();
  expect(html).toContain("Consent needed: 1 email pending");
  expect(html).toContain("Send confirmation requests");
});

import { applyD1Migrations } from "cloudflare:test";
import { beforeAll, describe, expect, it } from "vitest";
import { planCampaign } from "~/domains/campaigns/planning/plan-campaign.server";
import { startCampaign } from "~/domains/campaigns/planning/start-campaign.server";
import { findAccount } from "~/domains/identity/find-account.server";
import type { Mailbox } from "~/domains/mailboxes/lease-mailbox.server";
import { pauseText } from "~/domains/mailboxes/pause-reasons";
import { mailboxes } from "~/domains/mailboxes/tables";
import { MESSAGE_REASONS, type MessageReason, reasonText } from "~/domains/messages/message-reasons";
import { openMessages } from "~/domains/sending/open-messages.server";
import { env, testContext, withDatabase } from "../support/context";

type Row = Record<string, unknown> & { id: number };

const { RELEASE_DB: d1, RELEASE_ROWS, MIGRATIONS } = env;
const LAST = "0018";
const ASIDE = 10_000_000_000;
const ALL_PLANNED = 2 ** 52;
const system = withDatabase(testContext(), d1);

const rowsOf = async (table: string) => (await d1.prepare(`select * from ${table}`).all<Row>()).results;
const byId = (rows: Row[]) => new Map(rows.map((row) => [row.id, row]));

const tables = async () =>
  (
    await d1
      .prepare(
        "select name from sqlite_master where type = 'table' and name not like 'sqlite%' and name not like '\\_cf%' escape '\\' and name <> 'd1_migrations'",
      )
      .all<{ name: string }>()
  ).results.map(({ name }) => name);

async function counts(): Promise<Record<string, number>> {
  const counted: Record<string, number> = {};
  for (const name of await tables())
    counted[name] = (await d1.prepare(`select count(*) as n from "${name}"`).first<number>("n")) ?? 0;
  return counted;
}

const everything = async () => ({
  counts: await counts(),
  campaigns: await rowsOf("outreach_campaigns"),
  messages: await rowsOf("outreach_messages"),
  mailboxes: await rowsOf("mailboxes"),
  leads: await rowsOf("leads"),
});

let before: Awaited<ReturnType<typeof everything>>;
let after: Awaited<ReturnType<typeof everything>>;

beforeAll(async () => {
  await applyD1Migrations(
    d1,
    MIGRATIONS.filter(({ name }) => name.slice(0, 4) <= LAST),
  );
  for (const insert of RELEASE_ROWS.split(/(?<=;)\n(?=INSERT )/)) await d1.prepare(insert).run();
  before = await everything();
  await applyD1Migrations(d1, MIGRATIONS);
  after = await everything();
});

const campaignNamed = (name: string) => {
  const found = before.campaigns.find((row) => row.name === name);
  if (!found) throw new Error(`no campaign ${name}`);
  return found;
};

const messagesOf = async (campaignId: number) =>
  (await rowsOf("outreach_messages")).filter(({ campaign_id }) => campaign_id === campaignId);

async function contextOf(row: Row) {
  const account = await findAccount(system.db, Number(row.account_id));
  if (!account) throw new Error("no account");
  return { ...system, account };
}

describe("a database of the last release, migrated", () => {
  it("keeps every row", () => {
    expect(before.messages.length).toBeGreaterThan(30);
    for (const [name, count] of Object.entries(before.counts))
      expect(after.counts[name], name).toBeGreaterThanOrEqual(count);
    for (const name of [
      "outreach_messages",
      "outreach_campaigns",
      "mailboxes",
      "leads",
      "opportunities",
      "single_mails",
    ])
      expect(after.counts[name], name).toBe(before.counts[name]);
  });

  it("says of a message that it is held, and when it is due", () => {
    const old = before.messages.filter(({ due_at }) => Number(due_at) >= ASIDE);
    expect(new Set(old.map(({ state }) => state))).toEqual(new Set(["waiting", "stopped"]));
    const now = byId(after.messages);
    for (const { id, due_at, state } of old) {
      expect(now.get(id)?.due_at).toBe(Number(due_at) - ASIDE);
      expect(now.get(id)?.held_at === null, `${state}`).toBe(state !== "waiting");
    }
    const others = before.messages.filter(({ due_at }) => Number(due_at) < ASIDE);
    for (const { id, due_at } of others) expect(now.get(id)).toMatchObject({ due_at, held_at: null });
  });

  it("says of a campaign that it is to be settled, and how far it is planned", () => {
    const old = before.campaigns.filter(({ planned_up_to }) => Number(planned_up_to ?? 0) < 0);
    expect(old.map(({ name }) => name)).toEqual(["Resumed, all planned", "Resumed before it was planned"]);
    const now = byId(after.campaigns);
    for (const { id, planned_up_to } of old) {
      const upTo = -1 - Number(planned_up_to);
      expect(now.get(id)?.planned_up_to).toBe(upTo === ALL_PLANNED ? null : upTo);
      expect(now.get(id)?.settle_pending_at).toEqual(expect.any(Number));
    }
    for (const { id, planned_up_to } of before.campaigns)
      if (Number(planned_up_to ?? 0) >= 0)
        expect(now.get(id)).toMatchObject({ planned_up_to, settle_pending_at: null });
  });

  it("says why a message stands where it does by a code, in the same words", () => {
    const now = byId(after.messages);
    for (const { id, reason } of before.messages) {
      const { reason_code: code, reason: said } = now.get(id) as Row & {
        reason_code: MessageReason | null;
        reason: string | null;
      };
      expect(reasonText({ reasonCode: code, reason: said })).toBe(reason);
    }
    const codes = new Set(after.messages.map(({ reason_code }) => reason_code));
    const missing = Object.keys(MESSAGE_REASONS).filter((code) => !codes.has(code));
    // That release told neither a claim of consent, nor a decision, nor a full mailbox apart.
    expect(missing, "the dump has every reason it knew").toEqual([
      "consent-needed",
      "decided-gone",
      "mailbox-full",
    ]);
  });

  it("has letterhead, source and language of a mail that was sent beside its variables", () => {
    const now = byId(after.messages);
    const old = before.messages.filter(({ values }) => values !== null);
    expect(old.length).toBeGreaterThan(3);
    for (const { id, values } of old) {
      const { letterhead, addressSource, language, ...facts } = JSON.parse(String(values));
      const row = now.get(id);
      expect(row).toMatchObject({
        letterhead_id: Number(letterhead),
        address_source: addressSource ?? null,
        language: language ?? null,
      });
      expect(JSON.parse(String(row?.values))).toEqual(facts);
    }
    expect(new Set(after.messages.map(({ language }) => language))).toEqual(new Set([null, "fr"]));
  });

  it("says of a message that its reader was erased, and of none that had no address", () => {
    const now = byId(after.messages);
    for (const { id, to_address, reason } of before.messages) {
      const isErased = to_address === "" && reason !== MESSAGE_REASONS["no-address"];
      expect(now.get(id)?.erased_at !== null, `${id}`).toBe(isErased);
    }
    expect(after.messages.filter(({ erased_at }) => erased_at !== null).length).toBeGreaterThan(2);
    expect(after.messages.filter(({ reason_code }) => reason_code === "no-address")).toHaveLength(1);
  });

  it("says why a mailbox is paused by a code, in the same words", async () => {
    const now = new Map((await system.db.select().from(mailboxes)).map((row) => [row.id, row]));
    const paused = before.mailboxes.filter(({ paused_at }) => paused_at !== null);
    for (const { id, pause_reason } of paused)
      expect(pauseText(now.get(id) as Mailbox)).toBe(String(pause_reason).replaceAll(" %", "%"));
    const codes = paused.map(({ id }) => now.get(id)?.pauseReasonCode);
    expect(codes.toSorted()).toEqual(["account-refused", "bounces", "by-hand", "complaints"]);
  });

  it("says of a mailbox that its server could not be reached, and why", () => {
    const now = byId(after.mailboxes);
    const old = before.mailboxes.filter(({ paused_at, pause_reason }) => paused_at === null && pause_reason);
    expect(old).toHaveLength(1);
    for (const { id, paused_at, pause_reason } of before.mailboxes) {
      const isUnreachable = paused_at === null && pause_reason !== null;
      expect(now.get(id)?.unreachable_at).toEqual(isUnreachable ? expect.any(Number) : null);
      expect(now.get(id)?.unreachable_reason).toBe(isUnreachable ? pause_reason : null);
    }
  });

  it("says of a campaign why it could not start", () => {
    const now = byId(after.campaigns);
    const old = before.campaigns.filter(({ pause_reason }) => pause_reason !== null);
    expect(old.map(({ name }) => name)).toEqual(["Could not start"]);
    for (const { id, pause_reason } of before.campaigns)
      expect(now.get(id)).toMatchObject({ start_failure: pause_reason, pause_reason: null });
  });

  it("says of a lead since when it is an opportunity, and of none whose opportunity was deleted", async () => {
    const live = (await rowsOf("opportunities")).filter(
      ({ lead_id, archived_at }) => lead_id && !archived_at,
    );
    expect(live.map(({ lead_id }) => lead_id)).toEqual([1, 3]);
    const since = new Map(live.map(({ lead_id, created_at }) => [lead_id, created_at]));
    const ofCompany = new Map(
      after.leads.flatMap(({ id, company_id }) => (since.has(id) ? [[company_id, since.get(id)]] : [])),
    );
    for (const { id, company_id, converted_at } of after.leads)
      expect(converted_at, `${id}`).toBe(ofCompany.get(company_id) ?? null);
  });

  it("is changed by no second run, nor by its conversions once more", async () => {
    await applyD1Migrations(d1, MIGRATIONS);
    const later = MIGRATIONS.filter(({ name }) => name.slice(0, 4) > LAST).flatMap(({ queries }) => queries);
    const conversions = later.filter((query) => /^UPDATE (outreach_|mailboxes|leads)/m.test(query));
    expect(conversions.length).toBeGreaterThan(2);
    for (const query of conversions) await d1.prepare(query).run();
    expect(await everything()).toEqual(after);
  });

  it("releases what is held once its campaign goes on", async () => {
    const campaign = campaignNamed("Paused");
    const ctx = await contextOf(campaign);
    const mailboxId = Number(campaign.mailbox_id);
    const due = async () =>
      (await openMessages(system, mailboxId, 100))
        .filter(({ campaign_id }) => campaign_id === campaign.id)
        .map(({ to_address }) => to_address);
    expect(await due()).toEqual([]);
    await startCampaign(ctx, campaign.id);
    expect(await due()).toEqual(["h1@held.test"]);
  });

  it.each([
    ["Resumed, all planned", 2],
    ["Resumed before it was planned", 4],
  ])("settles a campaign whose resuming broke off: %s", async (name, many) => {
    const { id } = campaignNamed(name);
    await planCampaign(system, id);
    await planCampaign(system, id);
    const campaign = (await rowsOf("outreach_campaigns")).find((row) => row.id === id);
    expect(campaign).toMatchObject({ status: "active", settle_pending_at: null, planned_up_to: null });
    const rows = await messagesOf(id);
    expect(rows).toHaveLength(many);
    for (const row of rows) expect(row).toMatchObject({ state: "waiting", held_at: null });
  });
});

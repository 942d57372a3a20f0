import { describe, expect, it } from "vitest";
import { metaGraph } from "~/adapters/platforms/meta-graph";
import { PlatformError } from "~/adapters/platforms/platform-error";
import { profileOfToken } from "~/adapters/platforms/profile-of-token";
import { askedWith, platformToken, withPlatforms } from "../../support/fixtures/platforms";
import { testContext } from "../../support/harness/context";
import { shortTimeouts } from "../../support/harness/short-timeouts";
import type { PlatformRoom } from "../../support/servers/meta-server";

const ROOM: PlatformRoom = {
  page: { id: "1001", name: "Juma Solar", instagram: "1789" },
  businesses: { "55": [{ id: "7001", number: "+254 700 000001", name: "Juma Solar" }] },
  leads: [{ id: "9001", form: "501", createdAt: 1_790_000_000, fields: { full_name: "Wanjiru Kamau" } }],
  people: { "3001": { first_name: "Wanjiru", last_name: "Kamau" } },
};

async function graphOf(room: PlatformRoom = ROOM) {
  const { config } = withPlatforms(testContext());
  const token = await platformToken(room);
  return { token, graph: metaGraph(config, token, new Date()) };
}

const failing = async (how: string) => {
  const { graph } = await graphOf({ ...ROOM, fails: [how] });
  const error = await graph.lead("9001").then(
    () => null,
    (thrown) => thrown,
  );
  if (!(error instanceof PlatformError)) throw error;
  return { reason: error.reason, wait: error.retryAfter, text: error.message };
};

describe("Meta's Graph API", () => {
  it("reads the token's owner, its pages, leads and names", async () => {
    const { graph, token } = await graphOf({ ...ROOM, expiresAt: 1_800_000_000 });
    expect(await graph.checkToken()).toEqual({
      isValid: true,
      isOfPage: true,
      expiresAt: new Date(1_800_000_000_000),
      whatsapp: ["55"],
    });
    expect(await graph.page()).toMatchObject({ id: "1001", instagram_business_account: { id: "1789" } });
    expect(await graph.numbers("55")).toEqual([{ id: "7001", name: "Juma Solar, +254 700 000001" }]);
    expect(await graph.lead("9001")).toMatchObject({
      field_data: [{ name: "full_name", values: ["Wanjiru Kamau"] }],
    });
    expect(await graph.forms("1001")).toEqual(["501"]);
    expect((await graph.leadsOf("501", new Date(0), null)).leads).toHaveLength(1);
    expect((await graph.leadsOf("501", new Date(1_790_000_001_000), null)).leads).toHaveLength(0);
    expect(await graph.nameOf("facebook", "3001")).toBe("Wanjiru Kamau");
    for (const { path } of await askedWith(token)) expect(path).toMatch(/^\/v24\.0\//);
  });

  it("reads a long form page by page", async () => {
    const leads = Array.from({ length: 150 }, (_, index) => ({
      id: String(index + 1),
      form: "501",
      createdAt: 1_790_000_000,
      fields: {},
    }));
    const { graph } = await graphOf({ ...ROOM, leads });
    const first = await graph.leadsOf("501", new Date(0), null);
    const second = await graph.leadsOf("501", new Date(0), first.next);
    expect([first.leads.length, second.leads.length, second.next]).toEqual([100, 50, null]);
  });

  it("sends text in the documented form of each platform", async () => {
    const { graph, token } = await graphOf();
    const out = { from: "7001", to: "254711000000", text: "Habari", mark: "njia:1" };
    expect(await graph.send("whatsapp", out)).toMatch(/^wamid\.out/);
    expect(await graph.send("instagram", { ...out, from: "1789", to: "3001" })).toMatch(/^m_/);
    const [number, person] = await askedWith(token);
    expect(number).toMatchObject({
      path: "/v24.0/7001/messages",
      body: {
        messaging_product: "whatsapp",
        to: "254711000000",
        type: "text",
        text: { body: "Habari" },
        biz_opaque_callback_data: "njia:1",
      },
    });
    expect(person?.body).toEqual({
      recipient: { id: "3001" },
      messaging_type: "RESPONSE",
      message: { text: "Habari", metadata: "njia:1" },
    });
  });

  it("distinguishes permanent errors, temporary errors and an expired token", async () => {
    expect(await failing("400")).toMatchObject({
      reason: "refused",
      text: "Meta says: (#100) Invalid parameter",
    });
    expect(await failing("190")).toMatchObject({ reason: "token" });
    expect(await failing("429")).toMatchObject({ reason: "busy", wait: 90 });
    expect(await failing("busy")).toMatchObject({ reason: "busy", wait: 60 });
    expect(await failing("500")).toMatchObject({ reason: "unreachable" });
    expect(await failing("reset")).toMatchObject({ reason: "unreachable" });
    expect(await failing("half")).toMatchObject({ reason: "not_its_format" });
    expect(await failing("html")).toMatchObject({ reason: "not_its_format" });
    expect(await failing("json")).toMatchObject({ reason: "not_its_format" });
  });

  it("reads no more than a megabyte and waits no more than ten seconds", async () => {
    expect(await failing("huge")).toMatchObject({ reason: "not_its_format" });
    const { limits, restore } = shortTimeouts();
    expect(await failing("slow")).toMatchObject({
      reason: "unreachable",
      text: "Meta didn’t respond in time.",
    });
    restore();
    expect(new Set(limits)).toEqual(new Set([10_000]));
  });

  it("sends the token only in a header, except when Meta inspects the token", async () => {
    const { graph, token } = await graphOf();
    await graph.page();
    await graph.lead("9001");
    expect(JSON.stringify(await askedWith(token))).not.toContain(token);
  });
});

describe("LinkedIn and X", () => {
  it("return the token's owner, or report an invalid token", async () => {
    const { config } = withPlatforms(testContext());
    const token = await platformToken({ profile: { id: "abc", name: "Amina" } });
    expect(await profileOfToken(config, "linkedin", token, new Date())).toEqual({ id: "abc", name: "Amina" });
    expect(await profileOfToken(config, "twitter", token, new Date())).toEqual({ id: "abc", name: "@Amina" });
    await expect(profileOfToken(config, "linkedin", "unknown", new Date())).rejects.toMatchObject({
      reason: "token",
    });
  });
});

import { describe, expect, it } from "vitest";
import { metaGraph } from "~/adapters/platforms/meta-graph";
import { platformToken, withPlatforms } from "../../support/fixtures/platforms";
import { testContext } from "../../support/harness/context";

async function graphOf(raw: Record<string, unknown>) {
  const token = await platformToken({ page: { id: "1001", name: "Juma Solar" }, raw });
  return metaGraph(withPlatforms(testContext()).config, token, new Date());
}

const BAD: [string, unknown][] = [
  ["null", null],
  ["a text", "lost"],
  ["a list", []],
  ["a record without an id", { name: "x" }],
  ["an invalid id", { id: {} }],
];

describe("a malformed record in a page of Meta’s Graph API", () => {
  it.each(BAD)("skips no other lead: %s", async (_, bad) => {
    const graph = await graphOf({ "501/leads": { data: [{ id: "1" }, bad, { id: 2 }] } });
    const page = await graph.leadsOf("501", new Date(0), null);
    expect(page.leads.map(({ id }) => id)).toEqual(["1", "2"]);
    expect(page.unreadable).toEqual([bad]);
  });

  it.each(BAD)("skips no other form: %s", async (_, bad) => {
    const graph = await graphOf({ "1001/leadgen_forms": { data: [{ id: "501" }, bad, { id: 502 }] } });
    expect(await graph.forms("1001")).toEqual(["501", "502"]);
  });

  it.each(BAD)("skips no other phone number: %s", async (_, bad) => {
    const data = [{ id: "7001", display_phone_number: 254, verified_name: "A" }, bad, { id: "7002" }];
    const graph = await graphOf({ "55/phone_numbers": { data } });
    expect(await graph.numbers("55")).toEqual([
      { id: "7001", name: "A, 254" },
      { id: "7002", name: "" },
    ]);
  });

  it.each([
    ...BAD.slice(0, 3),
    ["a message without an author", { id: "m", created_time: 1 }] as [string, unknown],
  ])("skips no other message: %s", async (_, bad) => {
    const good = {
      id: "m1",
      created_time: 1_790_000_000,
      from: { id: 3001, name: 7 },
      to: null,
      message: null,
      attachments: "x",
    };
    const data = [{ updated_time: {}, messages: { data: [good, bad] } }, { messages: 4 }, "lost"];
    const graph = await graphOf({ "me/conversations": { data, paging: {} } });
    const { conversations } = await graph.conversationsOf("facebook", null);
    expect(conversations.map(({ messages }) => messages.data.map(({ id }) => id))).toEqual([["m1"], []]);
    expect(conversations[0]?.messages.data[0]?.from).toEqual({ id: "3001", name: "7" });
  });

  it.each(BAD.slice(0, 3))("skips no other token permission: %s", async (_, bad) => {
    const good = { scope: "whatsapp_business_management", target_ids: ["55", null, 56] };
    const data = { is_valid: true, type: "PAGE", granular_scopes: [bad, good] };
    expect((await (await graphOf({ debug_token: { data } })).checkToken()).whatsapp).toEqual(["55", "56"]);
  });

  it("doesn't end a form's sync early", async () => {
    const full = Array.from({ length: 100 }, (_, index) => (index === 50 ? null : { id: String(index) }));
    const graph = await graphOf({ "501/leads": { data: full, paging: { cursors: { after: "next" } } } });
    const page = await graph.leadsOf("501", new Date(0), null);
    expect([page.leads.length, page.unreadable.length, page.next]).toEqual([99, 1, "next"]);
  });

  it.each([{}, { data: null }, { data: "x" }])(
    "fails the whole page if its list is missing: %o",
    async (answer) => {
      const graph = await graphOf({
        "501/leads": answer,
        "1001/leadgen_forms": answer,
        "me/conversations": answer,
      });
      for (const read of [
        graph.leadsOf("501", new Date(0), null),
        graph.forms("1001"),
        graph.conversationsOf("facebook", null),
      ])
        await expect(read).rejects.toMatchObject({ reason: "not_its_format" });
    },
  );

  it("leaves mistyped fields of pages and contacts empty", async () => {
    const graph = await graphOf({
      me: { id: 1001, name: 7, instagram_business_account: "x" },
      "3001": { first_name: ["A"], last_name: null, name: {}, username: "amina" },
    });
    expect(await graph.page()).toEqual({ id: "1001", name: "" });
    expect(await graph.nameOf("facebook", "3001")).toBe("amina");
  });
});

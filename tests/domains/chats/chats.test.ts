import { describe, expect, it } from "vitest";
import { findAgent } from "~/domains/agents/agents.server";
import { answerAssignment } from "~/domains/agents/assignments/answer-assignment.server";
import { assignAgent } from "~/domains/agents/assignments/assign-agent.server";
import { endAssignment } from "~/domains/agents/assignments/end-assignment.server";
import { AssignAgent } from "~/domains/agents/assignments/schemas";
import {
  getChatWithAgent,
  messagesWithAgent,
  readByAccount,
  withUnread,
  writeToAgent,
} from "~/domains/chats/account-side.server";
import {
  getChatWithBusiness,
  listChatsOfAgent,
  messagesWithBusiness,
  readByAgent,
  writeToBusiness,
} from "~/domains/chats/agent-side.server";
import { countUnreadChats, findChat } from "~/domains/chats/chats.server";
import { ChatMessageInput } from "~/domains/chats/schemas";
import { answerMatch } from "~/domains/matching/matches/answer-match.server";
import { moveMatch } from "~/domains/matching/matches/move-match.server";
import { CHAT_MESSAGES } from "~/domains/quotas/policy";
import { requestOf } from "../../access/rows/matching-rows";
import { approvedAgent, type SignedInAgent } from "../../support/fixtures/agents";
import { agentOf, chatOf } from "../../support/fixtures/chats";
import { addTeammate, mailsTo, outcome } from "../../support/fixtures/people";
import { type Business, env, makeBusiness, testContext } from "../../support/harness/context";
import { metered } from "../../support/harness/metered";

const text = (words: string) => ChatMessageInput.parse({ text: words });

const seenByAgent = async (side: SignedInAgent, { account }: Business) => {
  const found = await getChatWithBusiness(side.ctx, account.id);
  const page = await messagesWithBusiness(side.ctx, found, { limit: 20 });
  await readByAgent(side.ctx, found.chat);
  return page.rows.map(({ writer, text: words }) => `${writer}: ${words}`);
};

const seenByBusiness = async ({ ctx }: Business, side: SignedInAgent) => {
  const found = await getChatWithAgent(ctx, side.agent.id);
  const page = await messagesWithAgent(ctx, found, { limit: 20 });
  await readByAccount(ctx, found.chat);
  return page.rows.map(({ writer, text: words }) => `${writer}: ${words}`);
};

const unreadChats = async ({ agent }: SignedInAgent) =>
  (await findAgent(testContext(), agent.id))?.unreadChats;
const told = async (address: string) =>
  (await mailsTo(testContext(), address)).filter(({ subject }) => subject.includes("New message from"))
    .length;

describe("a chat between a business and an agent", () => {
  it("opens with an offer, shows writers and unread counts, and is marked read when opened", async () => {
    const business = await makeBusiness({ plan: "startup" });
    const side = await approvedAgent();
    expect(await outcome(writeToAgent(business.ctx, side.agent.id, text("Hello")))).toBe("not_found");
    expect(await outcome(writeToBusiness(side.ctx, business.account.id, text("Hello")))).toBe("not_found");
    await assignAgent(business.ctx, AssignAgent.parse({ agentId: side.agent.id }));
    await writeToAgent(business.ctx, side.agent.id, text("Would you?\n\nhttps://x.test <b>"));
    await writeToAgent(business.ctx, side.agent.id, text("Please say."));
    expect(await unreadChats(side)).toBe(1);
    expect(await seenByAgent(side, business)).toEqual([
      "Amina Owner: Please say.",
      "Amina Owner: Would you?\n\nhttps://x.test <b>",
    ]);
    expect(await unreadChats(side)).toBe(0);
    await writeToBusiness(side.ctx, business.account.id, text("Gladly."));
    const unread = async () => (await withUnread(business.ctx, [{ id: side.agent.id }]))[0]?.unread;
    expect([await unread(), await countUnreadChats(business.ctx)]).toEqual([1, 1]);
    expect((await seenByBusiness(business, side))[0]).toBe("Wanjiru Mwangi Kamau: Gladly.");
    expect([await unread(), await countUnreadChats(business.ctx)]).toEqual([0, 0]);
  });

  it("is open for a request once contacted and until it is declined", async () => {
    const business = await makeBusiness({ plan: "startup" });
    const { side, match } = await requestOf(business);
    expect(await outcome(writeToAgent(business.ctx, side.agent.id, text("Hello")))).toBe("not_found");
    await moveMatch(business.ctx, match.id, "contacted");
    await writeToBusiness(side.ctx, business.account.id, text("Tell me more."));
    expect(await seenByBusiness(business, side)).toHaveLength(1);
    await answerMatch(side.ctx, match.id, "declined");
    expect(await outcome(writeToAgent(business.ctx, side.agent.id, text("Why?")))).toBe("conflict");
  });

  it("is closed when the assignment ends, and stays readable", async () => {
    const business = await makeBusiness({ plan: "startup" });
    const side = await chatOf(business);
    await endAssignment(business.ctx, side.agent.id);
    expect(await outcome(writeToAgent(business.ctx, side.agent.id, text("Sorry")))).toBe("conflict");
    expect(await outcome(writeToBusiness(side.ctx, business.account.id, text("Why?")))).toBe("conflict");
    expect(await seenByAgent(side, business)).toEqual(["Amina Owner: Hello"]);
    expect(await seenByBusiness(business, side)).toEqual(["Amina Owner: Hello"]);
  });

  it("shows which team member wrote, and stays unread when a viewer opens it", async () => {
    const business = await makeBusiness({ plan: "startup" });
    const side = await chatOf(business);
    await addTeammate(business.ctx, `mate-${crypto.randomUUID()}@shop.test`);
    const id = await env.DB.prepare("select max(id) as id from users where account_id = ?")
      .bind(business.account.id)
      .first<number>("id");
    const actor = { ...business.user, userId: id ?? 0, firstName: "Team", lastName: "Mate" };
    await writeToAgent({ ...business.ctx, actor }, side.agent.id, text("I help out."));
    expect((await seenByAgent(side, business))[0]).toBe("Team Mate: I help out.");
    await writeToBusiness(side.ctx, business.account.id, text("Fine."));
    const notice = await env.DB.prepare(
      "select user_id, path from notifications where title like 'New message from%' and account_id = ?",
    )
      .bind(business.account.id)
      .first();
    expect(notice).toEqual({ user_id: id, path: `/agents/${side.agent.id}/messages` });
    await seenByBusiness(
      { ...business, ctx: { ...business.ctx, actor: { ...actor, role: "viewer" } } },
      side,
    );
    expect(await countUnreadChats(business.ctx)).toBe(1);
  });
});

describe("a recipient of chat messages", () => {
  it("gets one email until they have read, without the writer's email address in it", async () => {
    const business = await makeBusiness({ plan: "startup", name: "Kilimo Tools" });
    const side = await agentOf(business);
    for (const words of ["One", "Two", "Three"]) await writeToAgent(business.ctx, side.agentId, text(words));
    expect(await told(side.agent.email)).toBe(1);
    await seenByAgent(side, business);
    await Promise.all(["Four", "Five"].map((words) => writeToAgent(business.ctx, side.agentId, text(words))));
    expect(await told(side.agent.email)).toBe(2);
    for (const words of ["Yes", "No"]) await writeToBusiness(side.ctx, business.account.id, text(words));
    expect(await told(business.user.email)).toBe(1);
    const [mail] = (await mailsTo(testContext(), business.user.email)).filter(({ subject }) =>
      subject.includes("New message from"),
    );
    expect(mail?.text).toContain(`/agents/${side.agentId}/messages`);
    expect(mail?.text).not.toContain(side.agent.email);
    expect(await seenByBusiness(business, side)).toHaveLength(7);
  });

  it("gets no email to or from a demo account", async () => {
    const business = await makeBusiness({ plan: "startup" });
    const real = await agentOf(business);
    const demo = { ...business.ctx, account: { ...business.account, isDemo: true } };
    await writeToAgent(demo, real.agentId, text("Made up."));
    expect(await told(real.agent.email)).toBe(0);
    await env.DB.prepare("update accounts set is_demo = 1 where id = ?").bind(business.account.id).run();
    await writeToBusiness(real.ctx, business.account.id, text("Hello?"));
    expect(await told(business.user.email)).toBe(0);
    const made = await approvedAgent({}, { isDemo: true });
    const other = await makeBusiness({ plan: "startup" });
    const offer = await assignAgent(other.ctx, AssignAgent.parse({ agentId: made.agent.id }));
    await answerAssignment(made.ctx, offer.id, "accept");
    await writeToAgent(other.ctx, made.agent.id, text("Hello"));
    await writeToBusiness(made.ctx, other.account.id, text("Hello"));
    expect([await told(made.agent.email), await told(other.user.email)]).toEqual([0, 0]);
  });

  it("keeps a message unread that arrives while they are reading", async () => {
    const business = await makeBusiness({ plan: "startup" });
    const side = await chatOf(business);
    const found = await getChatWithBusiness(side.ctx, business.account.id);
    await writeToAgent(business.ctx, side.agentId, text("One more thing"));
    await readByAgent(side.ctx, found.chat);
    const chat = await findChat(side.ctx, { accountId: business.account.id, agentId: side.agentId });
    expect([chat?.agentUnread, await unreadChats(side)]).toEqual([1, 1]);
  });
});

it("can send at most 200 messages a day per side", async () => {
  const business = await makeBusiness({ plan: "startup" });
  const side = await chatOf(business);
  const holder = (of: string) =>
    env.DB.prepare(
      "insert or replace into quota_usage (holder, period, kind, used, allowed) values (?, date('now'), 'rows', ?, ?)",
    )
      .bind(of, CHAT_MESSAGES, CHAT_MESSAGES)
      .run();
  await holder(`chat:account:${business.account.id}`);
  await holder(`chat:agent:${side.agentId}`);
  expect(await outcome(writeToAgent(business.ctx, side.agentId, text("More")))).toBe("limit_reached");
  expect(await outcome(writeToBusiness(side.ctx, business.account.id, text("More")))).toBe("limit_reached");
  expect(await seenByAgent(side, business)).toHaveLength(1);
});

it("reads few rows for a chat of 10,000 messages and a list of 10,000 chats", async () => {
  const business = await makeBusiness({ plan: "startup" });
  const side = await chatOf(business);
  const { id } =
    (await findChat(business.ctx, { accountId: business.account.id, agentId: side.agentId })) ?? {};
  const n =
    "with recursive n(value) as (select 1 union all select value + 1 from n where value < 10000) select";
  await env.DB.prepare(
    `insert into agent_chat_messages (chat_id, account_id, side, user_id, text, written_at)
      ${n} ?1, ?2, 'agent', 1, 'm' || value, 1 from n`,
  )
    .bind(id, business.account.id)
    .run();
  const { ctx, rowsRead, reset } = metered(business.ctx);
  const found = await getChatWithAgent(ctx, side.agentId);
  const page = await messagesWithAgent(ctx, found, { limit: 20 });
  expect([page.rows.length, page.total]).toEqual([20, { count: 300, isExact: false }]);
  expect(rowsRead()).toBeLessThanOrEqual(500);
  const next = await messagesWithAgent(ctx, found, { limit: 20, cursor: page.next ?? 0 });
  expect(next.rows[0]?.id).toBe((page.rows.at(-1)?.id ?? 0) - 1);
  await env.DB.prepare(
    `insert into accounts (name, plan, operational_markets, created_at) ${n} 'Many', 'trial', '[]', 1 from n`,
  ).run();
  await env.DB.prepare(
    `insert into agent_chats (account_id, agent_id, last_message_id, last_at)
      select id, ?1, id, 1 from accounts where name = 'Many'`,
  )
    .bind(side.agentId)
    .run();
  reset();
  const chats = await listChatsOfAgent({ ...ctx, actor: side.ctx.actor, agent: side.agent }, { limit: 20 });
  expect([chats.rows.length, chats.total.isExact]).toEqual([20, false]);
  expect(rowsRead()).toBeLessThanOrEqual(500);
});

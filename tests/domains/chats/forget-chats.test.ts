import { expect, it } from "vitest";
import { getChatWithAgent, messagesWithAgent } from "~/domains/chats/account-side.server";
import {
  getChatWithBusiness,
  messagesWithBusiness,
  writeToBusiness,
} from "~/domains/chats/agent-side.server";
import { purgeChatMessages, redactOwnMessages } from "~/domains/chats/erase-chats.server";
import { eraseUser } from "~/domains/privacy/erasure/erase-user.server";
import { ownData } from "~/domains/privacy/own-data.server";
import { chatOf } from "../../support/fixtures/chats";
import { env, makeBusiness, testContext } from "../../support/harness/context";

async function written() {
  const business = await makeBusiness({ plan: "startup" });
  const side = await chatOf(business);
  await writeToBusiness(side.ctx, business.account.id, { text: "Good day" });
  return { business, side };
}

it("an erased agent's messages lose their text while the business's messages are kept", async () => {
  const { business, side } = await written();
  expect((await ownData(side.ctx)).agentMessages).toMatchObject([{ text: "Good day" }]);
  expect((await ownData(business.ctx)).agentMessages).toMatchObject([{ text: "Hello" }]);
  await eraseUser(testContext(), side.agent.userId, "delete-user");
  const found = await getChatWithAgent(business.ctx, side.agentId);
  const { rows } = await messagesWithAgent(business.ctx, found, { limit: 5 });
  expect([found.isOpen, rows.map(({ writer, text }) => [writer, text])]).toEqual([
    false,
    [
      ["Deleted user", null],
      ["Amina Owner", "Hello"],
    ],
  ]);
});

it("a closed account's messages lose their text while the agent's messages are kept", async () => {
  const { business, side } = await written();
  while (await redactOwnMessages(business.ctx));
  const found = await getChatWithBusiness(side.ctx, business.account.id);
  const { rows } = await messagesWithBusiness(side.ctx, found, { limit: 5 });
  expect(rows.map(({ text }) => text)).toEqual(["Good day", null]);
});

it("messages are purged after their retention period, with inactive chats and their unread count", async () => {
  const { business, side } = await written();
  const unread = () =>
    env.DB.prepare("select unread_chats from agent_metrics where agent_id = ?")
      .bind(side.agentId)
      .first("unread_chats");
  await env.DB.prepare("update agent_chats set agent_unread = 1 where account_id = ?")
    .bind(business.account.id)
    .run();
  expect(await unread()).toBe(1);
  const before = new Date(Date.now() + 10_000);
  while ((await purgeChatMessages(testContext(), before)) > 0);
  const left = await env.DB.prepare("select count(*) as n from agent_chats where account_id = ?")
    .bind(business.account.id)
    .first("n");
  expect([left, await unread()]).toEqual([0, 0]);
});

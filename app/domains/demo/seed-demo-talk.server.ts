import type { BusinessContext, Context } from "~/core/context";
import type { AgentContext } from "~/domains/agents/agents.server";
import { writeToAgent } from "~/domains/chats/account-side.server";
import { writeToBusiness } from "~/domains/chats/agent-side.server";
import { findChat } from "~/domains/chats/chats.server";
import { listOwnCloses } from "~/domains/commissions/closes/list-closes.server";
import { answerRating } from "~/domains/ratings/answer-rating.server";
import { findRatingOfClose, rateClose } from "~/domains/ratings/rate-close.server";
import { closeThread } from "~/domains/support/close-thread.server";
import { getThread, listOwnThreads } from "~/domains/support/threads.server";
import { answerSupport, askSupport, noteSupportRead } from "~/domains/support/write-support.server";
import { DEMO_QUESTIONS } from "./plan/support";
import { DEMO_MESSAGES, DEMO_RATINGS } from "./plan/talk";
import { DEMO_ADMIN, DEMO_AGENT_ADDRESS } from "./seed-demo-accounts.server";
import { adminOf, agentOf, businessOf, timeOf } from "./work/demo-sides.server";

async function rate(business: BusinessContext, side: AgentContext): Promise<void> {
  const { rows } = await listOwnCloses(business, { limit: 50 });
  for (const { value, day, stars, comment, answer } of DEMO_RATINGS) {
    const close = rows.find((row) => row.agentId === side.agent.id && row.value === value * 100);
    if (close?.state !== "confirmed" || (await findRatingOfClose(business, close.id))) continue;
    const at = timeOf(business, day);
    const { id } = await rateClose({ ...business, now: () => at }, close.id, { stars, comment });
    if (answer) await answerRating({ ...side, now: () => timeOf(side, day - 1) }, id, answer);
  }
}

async function talk(business: BusinessContext, side: AgentContext): Promise<void> {
  const pair = { accountId: business.account.id, agentId: side.agent.id };
  if (await findChat(business, pair)) return;
  for (const { side: from, day, text } of DEMO_MESSAGES) {
    const at = timeOf(business, day);
    if (from === "account") await writeToAgent({ ...business, now: () => at }, pair.agentId, { text });
    else await writeToBusiness({ ...side, now: () => at }, pair.accountId, { text });
  }
}

/** Uses the normal functions: the demo business's ratings of the demo agent, and their messages. Created once. */
export async function seedDemoTalk(system: Context, email: string): Promise<void> {
  const [business, side] = [await businessOf(system, email), await agentOf(system, DEMO_AGENT_ADDRESS)];
  if (!business || !side) return;
  await rate(business, side);
  await talk(business, side);
}

/** Uses the normal functions: the demo business's support questions. Created once. */
export async function seedDemoSupport(system: Context, email: string): Promise<void> {
  const [business, admin] = [await businessOf(system, email), await adminOf(system, DEMO_ADMIN)];
  if (!business || !admin || (await listOwnThreads(business, { limit: 1 })).rows.length > 0) return;
  for (const { day, subject, question, answer, isClosed } of DEMO_QUESTIONS) {
    const at = timeOf(business, day);
    const { id } = await askSupport({ ...business, now: () => at }, { subject, text: question });
    const later = { ...admin, now: () => timeOf(admin, day - 1) };
    if (answer) await answerSupport(later, id, { text: answer });
    if (!isClosed) continue;
    await noteSupportRead(business, await getThread(business, id, business.account.id), "account");
    await closeThread(later, id);
  }
}

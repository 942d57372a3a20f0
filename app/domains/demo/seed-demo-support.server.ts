import type { Context } from "~/core/context";
import { closeThread } from "~/domains/support/close-thread.server";
import { getThread, listOwnThreads } from "~/domains/support/threads.server";
import { answerSupport, askSupport, noteSupportRead } from "~/domains/support/write-support.server";
import { DEMO_QUESTIONS } from "./plan/support";
import { DEMO_ADMIN } from "./seed-demo-accounts.server";
import { adminOf, businessOf, timeOf } from "./work/demo-sides.server";

/** By the functions of the buttons: what the demo business asked support. Made once. */
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

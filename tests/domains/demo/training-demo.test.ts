import { expect, it } from "vitest";
import {
  DEMO_AGENT_ADDRESS,
  DEMO_BUSINESS,
  seedDemoAccounts,
} from "~/domains/demo/seed-demo-accounts.server";
import { agentOf, businessOf } from "~/domains/demo/work/demo-sides.server";
import { seedDemoTraining } from "~/domains/demo/work/seed-demo-training.server";
import { certificateState, listOwnCertificates } from "~/domains/training/certificates/certificates.server";
import { listProgress } from "~/domains/training/progress.server";
import { env, testContext } from "../../support/harness/context";

it("seeds training of the demo business and agent once, and excludes it from figures", async () => {
  const system = testContext();
  await seedDemoAccounts(system);
  await seedDemoTraining(system, DEMO_BUSINESS);
  await seedDemoTraining(system, DEMO_BUSINESS);
  const [business, agent] = [
    await businessOf(system, DEMO_BUSINESS),
    await agentOf(system, DEMO_AGENT_ADDRESS),
  ];
  if (!business || !agent) throw new Error("no demo accounts");
  const stepsOf = async (person: typeof business | typeof agent) =>
    (await listProgress(person)).filter(({ enrolment }) => enrolment).map(({ next }) => next.kind);
  expect(await stepsOf(business)).toEqual(["done", "lesson"]);
  expect(await stepsOf(agent)).toEqual(["done", "done", "lesson"]);
  const [certificate] = await listOwnCertificates(agent);
  if (!certificate) throw new Error("no certificate");
  expect([certificate.isDemo, await certificateState(system, certificate)]).toEqual([true, "valid"]);
  const { results } = await env.DB.prepare("select * from module_counts").all();
  expect(results).toEqual([]);
});

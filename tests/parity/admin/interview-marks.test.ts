import { expect, it } from "vitest";
import { makeInterviewer, readyForInterview } from "../../support/fixtures/interviews";
import { admin } from "../../support/fixtures/payouts";
import { callApp, fetchApp, postForm } from "../../support/harness/app";
import { env } from "../../support/harness/context";

/** Creates an interview that took place an hour ago. */
async function met() {
  const [{ agent, token }, interviewer] = [await readyForInterview(), await makeInterviewer()];
  await env.DB.prepare(
    `insert into interviews (agent_id, interviewer_id, starts_at, minutes, zone, state, uid, booked_at)
      values (?, ?, unixepoch() - 3600, 60, 'Africa/Nairobi', 'booked', ?, 1)`,
  )
    .bind(agent.id, interviewer.id, crypto.randomUUID())
    .run();
  return { agentId: agent.id, cookie: `njia=${token}` };
}

const stateOf = async (agentId: number) =>
  (await env.DB.prepare("select state from interviews where agent_id = ?").bind(agentId).first())?.state;

it("marks an interview with the same effect by form and by call, shown to both sides", async () => {
  const { cookie } = await admin();
  const [one, two] = [await met(), await met()];
  const page = `/admin/applications/${one.agentId}`;
  for (const state of ["held", "missed"]) {
    expect((await postForm(`${page}/interview`, { state }, cookie)).status).toBe(302);
    const call = await callApp("POST", `/api/admin/applications/${two.agentId}/interview`, { state }, cookie);
    expect([call.status, await call.json()]).toMatchObject([200, { state }]);
    expect([await stateOf(one.agentId), await stateOf(two.agentId)]).toEqual([state, state]);
  }
  const review = await (await fetchApp(page, { cookie })).text();
  expect(review).toContain("Mark as held");
  expect(review).toContain("Clear outcome");
  const theirs = await fetchApp("/agent-onboarding/interview", { cookie: one.cookie });
  expect(await theirs.text()).toContain("You missed your interview on");
  const bad = { state: "perhaps" };
  const refused = await callApp("POST", `/api/admin/applications/${two.agentId}/interview`, bad, cookie);
  expect(refused.status).toBe(422);
  expect((await postForm(`${page}/interview`, bad, cookie)).headers.get("location")).toBe(page);
  expect(await stateOf(one.agentId)).toBe("missed");
});

import { expect, it } from "vitest";
import { endAssignment } from "~/domains/agents/assignments/end-assignment.server";
import { unshareLead } from "~/domains/agents/shared-leads/share-lead.server";
import { sharedWithAgent, workingAgent } from "../../support/fixtures/shared-leads";
import { fetchApp, postForm } from "../../support/harness/app";
import { env } from "../../support/harness/context";

const eventsOf = (id: number) =>
  env.DB.prepare("select count(*) as n from shared_lead_events where shared_lead_id = ?").bind(id).first("n");

it("shows its agent that a lead is no longer shared, with the unsaved input", async () => {
  const { business, working, leads, shared } = await sharedWithAgent(2);
  const [one, other] = shared.map(({ id }) => id) as [number, number];
  const cookie = `njia=${working.token}`;
  const save = (id: number) =>
    postForm(`/agent/leads/${id}`, { kind: "note", text: "Wants 40 pumps by May" }, cookie);

  await unshareLead(business.ctx, leads[0]?.id ?? 0);
  const taken = await save(one);
  const html = await taken.text();
  expect(taken.status).toBe(404);
  for (const words of ["The business stopped sharing this lead", "Wants 40 pumps by May", 'role="alert"'])
    expect(html).toContain(words);
  expect(html).toContain('href="/agent/tasks"');

  await endAssignment(business.ctx, working.agent.id);
  const ended = await (await save(other)).text();
  expect(ended).toContain("This business ended the assignment");
  expect(ended).toContain("Wants 40 pumps by May");
  const looked = await fetchApp(`/agent/leads/${other}`, { cookie });
  expect([looked.status, (await looked.text()).includes("This business ended the assignment")]).toEqual([
    404,
    true,
  ]);

  const done = await postForm(`/agent/tasks/${other}/done`, { isDone: "true" }, cookie);
  expect([done.status, done.headers.get("location")]).toEqual([302, "/agent/tasks"]);
  expect(decodeURIComponent(done.headers.getSetCookie().join())).toContain(
    "This business ended the assignment",
  );
  const close = await postForm(`/agent/leads/${other}/close`, { leadValue: "10" }, cookie);
  expect([close.status, close.headers.get("location")]).toEqual([302, `/agent/leads/${other}`]);
  expect([await eventsOf(one), await eventsOf(other)]).toEqual([0, 0]);

  const stranger = `njia=${(await workingAgent(business)).token}`;
  for (const path of [`/agent/leads/${other}`, `/agent/tasks/${other}/done`, `/agent/leads/${other}/close`]) {
    const answer = await postForm(
      path,
      { kind: "note", text: "x", isDone: "true", leadValue: "10" },
      stranger,
    );
    expect([path, answer.status]).toEqual([path, 404]);
  }
});

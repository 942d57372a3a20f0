import { expect, it } from "vitest";
import { draftOf } from "../access/rows/replies-rows";
import { callApp, fetchApp, postForm, signedInBusiness } from "../support/harness/app";

const BY = ["form", "call"] as const;
type Signed = Awaited<ReturnType<typeof signedInBusiness>>;

const stateOf = ({ ctx }: Signed, id: number) =>
  ctx.d1
    .prepare("select text, discarded_at is not null as isDiscarded, record from email_drafts where id = ?")
    .bind(id)
    .first<{ text: string; isDiscarded: number; record: string }>();

const press = (by: (typeof BY)[number], act: "discard" | "restore", id: number, cookie: string) => {
  if (by === "form") return postForm(`/email-drafts/${id}/${act}?back=%2Freplies`, {}, cookie);
  return act === "discard"
    ? callApp("DELETE", `/api/email-drafts/${id}`, undefined, cookie)
    : callApp("POST", `/api/email-drafts/${id}/restore`, undefined, cookie);
};

it.each(BY)("by %s: discards and restores a draft, also when submitted twice at once", async (by) => {
  const me = await signedInBusiness();
  const id = await draftOf(me);
  const done = by === "form" ? 302 : 200;
  for (const [act, isDiscarded] of [
    ["discard", 1],
    ["restore", 0],
  ] as const) {
    const answers = await Promise.all([1, 2].map(() => press(by, act, id, me.cookie)));
    expect([act, ...answers.map(({ status }) => status)]).toEqual([act, done, done]);
    expect(await stateOf(me, id)).toMatchObject({ text: "At ten?", isDiscarded });
  }
});

it.each(BY)(
  "by %s: returns not found for another account's or a teammate's draft and leaves it unchanged",
  async (by) => {
    const [me, other] = [await signedInBusiness(), await signedInBusiness()];
    const id = await draftOf(other);
    const teammates = await draftOf(me);
    await me.ctx.d1
      .prepare("update email_drafts set user_id = user_id + 1 where id = ?")
      .bind(teammates)
      .run();
    for (const draft of [id, teammates])
      for (const act of ["discard", "restore"] as const)
        expect([act, (await press(by, act, draft, me.cookie)).status]).toEqual([act, 404]);
    expect([(await stateOf(other, id))?.isDiscarded, (await stateOf(me, teammates))?.isDiscarded]).toEqual([
      0, 0,
    ]);
  },
);

it("shows the draft in its conversation, and an undo after discarding it", async () => {
  const me = await signedInBusiness();
  const id = await draftOf(me);
  const record = (await stateOf(me, id))?.record ?? "";
  const page = `/replies/${record.split(":")[1]}`;
  const read = async (path: string) => (await fetchApp(path, { cookie: me.cookie })).text();
  const form = `action="/email-drafts/${id}/discard?back=${encodeURIComponent(page)}"`;
  expect(await read(page)).toContain(form);
  const discarded = await postForm(
    `/email-drafts/${id}/discard?back=${encodeURIComponent(page)}`,
    {},
    me.cookie,
  );
  expect(discarded.headers.get("location")).toBe(`${page}?discarded=${id}`);
  const after = await read(`${page}?discarded=${id}`);
  for (const words of ["Draft discarded.", `action="/email-drafts/${id}/restore?back=`])
    expect(after).toContain(words);
  expect(after).not.toContain("At ten?");
  expect(await read(page)).not.toContain("Draft discarded.");
  const shown = await (await callApp("GET", `/api${page}`, undefined, me.cookie)).json();
  expect(shown).toMatchObject({ draft: null });
  await postForm(`/email-drafts/${id}/restore`, {}, me.cookie);
  expect(await read(`${page}?discarded=${id}`)).toContain("At ten?");
});

it("ignores a return address on another site", async () => {
  const me = await signedInBusiness();
  const id = await draftOf(me);
  const there = encodeURIComponent("//evil.test/a");
  const answer = await postForm(`/email-drafts/${id}/discard?back=${there}`, {}, me.cookie);
  expect(answer.headers.get("location")).toMatch(/^\/replies\/\d+\?discarded=\d+$/);
});

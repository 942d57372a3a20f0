import { describe, expect, it } from "vitest";
import { approvedAgent, type SignedInAgent } from "../../support/fixtures/agents";
import { readyForVideo, submittedInterview } from "../../support/fixtures/interviews";
import { signUpAdmin } from "../../support/fixtures/people";
import { mp4File, oggFile, webmFile } from "../../support/fixtures/recordings";
import { callApp, cookieOf, fetchApp, ORIGIN, postForm } from "../../support/harness/app";
import { env } from "../../support/harness/context";

const QUESTIONS = [0, 1, 2, 3, 4];
const TEXT = "I sold pumps to farms around the lake for six years. ".repeat(5);
const PAGE = "/agent-onboarding/video";

const post = (path: string, cookie: string, parts: Record<string, Uint8Array | string>) => {
  const body = new FormData();
  for (const [name, part] of Object.entries(parts))
    body.append(
      name,
      typeof part === "string" ? part : new File([part as Uint8Array<ArrayBuffer>], "answer"),
    );
  const headers = { origin: ORIGIN, "sec-fetch-site": "same-origin" };
  return fetchApp(path, { method: "POST", cookie, headers, body });
};

const signedIn = async (make: () => Promise<SignedInAgent>) => {
  const { agent } = await make();
  return { agent, cookie: await cookieOf(agent.userId), call: `/api/agents/${agent.id}/video-interview` };
};

const htmlOf = async (path: string, cookie: string) => (await fetchApp(path, { cookie })).text();

const score = (agentId: number) =>
  env.DB.prepare("select video_score from onboardings where agent_id = ?").bind(agentId).first("video_score");

describe("the video interview by form and API", () => {
  it("asks for consent, continues only after an answer, and returns the same score", async () => {
    const [one, other] = [await signedIn(readyForVideo), await signedIn(approvedAgent)];
    await env.DB.prepare("update onboardings set video_consent_at = null where agent_id = ?")
      .bind(one.agent.id)
      .run();
    const first = await fetchApp(PAGE, { cookie: one.cookie });
    expect(first.headers.get("location")).toBe(`${PAGE}/consent`);
    const consent = await htmlOf(`${PAGE}/consent`, one.cookie);
    expect(consent).toMatch(/Step 4\/5[\s\S]*180 days after the decision/);
    expect((await postForm(`${PAGE}/consent`, {}, one.cookie)).status).toBe(422);
    expect((await postForm(`${PAGE}/consent`, { consent: "on" }, one.cookie)).status).toBe(302);
    for (const question of QUESTIONS) {
      // The next question is not open yet, whatever the address requests.
      const html = await htmlOf(`${PAGE}?question=5`, one.cookie);
      expect(html).toContain(`Question ${question + 1} of 5`);
      if (question < 4) expect(html).toMatch(/<button[^>]*disabled=""[^>]*>Next question/);
      expect(html).not.toContain("Submit video interview");
      const early = await postForm(`${PAGE}/complete`, {}, one.cookie);
      expect([early.status, early.headers.get("location")]).toEqual([302, PAGE]);
      expect(decodeURIComponent(early.headers.getSetCookie().join())).toContain("Submission Failed");
      if (question < 4) await post(`${PAGE}?question=5`, one.cookie, { answer: mp4File() });
      const sent = await post(`${PAGE}?question=${question + 1}`, one.cookie, { answer: mp4File() });
      expect([sent.status, sent.headers.get("location")]).toEqual([302, `${PAGE}?question=${question + 1}`]);
    }
    expect(await htmlOf(`${PAGE}?question=2`, one.cookie)).toMatch(/Answer saved[\s\S]*1 minute 15 seconds/);
    const done = await postForm(`${PAGE}/complete`, {}, one.cookie);
    const flash = done.headers.getSetCookie()[0]?.split(";")[0] ?? "";
    expect(await htmlOf(PAGE, `${one.cookie}; ${flash}`)).toContain("Video Interview Submitted");

    const parts = Object.fromEntries(QUESTIONS.map((at) => [`video_${at}`, mp4File()]));
    const answer = await post(other.call, other.cookie, parts);
    expect(await answer.json()).toMatchObject({
      success: true,
      score: { overall: 90, outOf: 100, method: expect.stringContaining("not quality") },
    });
    expect([await score(one.agent.id), await score(other.agent.id)]).toEqual([90, 90]);
    expect((await post(other.call, other.cookie, {})).status).toBe(200);
    expect((await post(other.call, other.cookie, parts)).status).toBe(409);
  });

  it.each([
    ["too long", webmFile({ seconds: 180 }), /lasts 3 minutes/],
    ["empty", new Uint8Array(), /recording is empty|Missing: 1/],
    ["not a video", new TextEncoder().encode("MZ an executable"), /can’t be played/],
    ["audio only", oggFile(), /has no video/],
  ])("rejects an answer that is %s with the same message", async (_, bytes, words) => {
    const { cookie, call, agent } = await signedIn(readyForVideo);
    const form = await post(`${PAGE}?question=1`, cookie, { answer: bytes });
    const answer = await post(call, cookie, { video_0: bytes });
    expect([form.status, answer.status]).toEqual([422, 422]);
    const html = await form.text();
    expect(html).toMatch(words);
    expect(html).toContain("Submission Failed");
    expect(await answer.text()).toMatch(words);
    expect(await score(agent.id)).toBeNull();
  });

  it("accepts audio and text without a camera, and keeps rejected text in the form", async () => {
    const [one, other] = [await signedIn(readyForVideo), await signedIn(approvedAgent)];
    const early = await post(`${PAGE}?question=1`, one.cookie, { text: TEXT });
    expect(early.status).toBe(409);
    expect((await postForm(`${PAGE}/no-camera?question=1`, {}, one.cookie)).status).toBe(422);
    const said = await postForm(`${PAGE}/no-camera?question=1`, { noCamera: "on" }, one.cookie);
    expect(said.headers.get("location")).toBe(`${PAGE}?question=1`);
    const short = await post(`${PAGE}?question=1`, one.cookie, { text: "Too short, really" });
    expect([short.status, (await short.text()).includes("Too short, really")]).toEqual([422, true]);
    expect((await post(`${PAGE}?question=1`, one.cookie, { text: TEXT })).status).toBe(302);
    expect(await htmlOf(`${PAGE}?question=1`, one.cookie)).toMatch(/Text[\s\S]*I sold pumps/);
    const parts = {
      noCamera: "true",
      video_0: oggFile(),
      ...Object.fromEntries([1, 2, 3, 4].map((at) => [`text_${at}`, TEXT])),
    };
    const refused = await post(other.call, other.cookie, { ...parts, noCamera: "false" });
    expect(refused.status).toBe(422);
    const answer = await post(other.call, other.cookie, parts);
    expect(await answer.json()).toMatchObject({
      score: {
        answers: [{ kind: "audio" }, { kind: "text" }, { kind: "text" }, { kind: "text" }, { kind: "text" }],
      },
    });
  });

  it("accepts a recording in chunks, as the recorder sends it", async () => {
    const { cookie, call } = await signedIn(readyForVideo);
    const bytes = webmFile({ padding: 2_500 });
    const begun = await callApp("POST", `${call}/uploads`, { question: 0, size: bytes.length }, cookie);
    const { id, chunkBytes, missing } = await begun.json<{
      id: number;
      chunkBytes: number;
      missing: number[];
    }>();
    expect([begun.status, missing]).toEqual([201, [0, 1]]);
    const send = (place: number, digest?: string) =>
      fetchApp(`${call}/uploads/${id}/chunks/${place}`, {
        method: "PUT",
        cookie,
        headers: {
          origin: ORIGIN,
          "content-type": "application/octet-stream",
          ...(digest ? { "content-digest": digest } : {}),
        },
        body: bytes.slice(place * chunkBytes, (place + 1) * chunkBytes),
      });
    expect([(await send(1)).status, (await send(1)).status, (await send(2)).status]).toEqual([204, 204, 404]);
    expect((await send(0, "sha-256=:AAAA:")).status).toBe(422);
    expect((await callApp("POST", `${call}/uploads/${id}/complete`, {}, cookie)).status).toBe(409);
    const state = await fetchApp(`${call}/uploads/${id}`, { cookie });
    expect(await state.json()).toMatchObject({ missing: [0], state: "open", chunks: 2 });
    const hash = Buffer.from(await crypto.subtle.digest("SHA-256", bytes.slice(0, chunkBytes))).toString(
      "base64",
    );
    expect((await send(0, `sha-256=:${hash}:`)).status).toBe(204);
    for (let twice = 0; twice < 2; twice += 1) {
      const done = await callApp("POST", `${call}/uploads/${id}/complete`, {}, cookie);
      expect(await done.json()).toMatchObject({
        success: true,
        answer: { question: 0, kind: "video", seconds: 75 },
      });
    }
    const wrong = { question: 5, size: 10 };
    expect((await callApp("POST", `${call}/uploads`, wrong, cookie)).status).toBe(422);
    expect((await callApp("POST", `${call}/uploads`, { question: 0, size: 30_000_001 }, cookie)).status).toBe(
      413,
    );
  });

  it("can only be answered by its own agent", async () => {
    const [one, other] = [await signedIn(readyForVideo), await signedIn(readyForVideo)];
    expect((await post(other.call, one.cookie, { video_0: mp4File() })).status).toBe(404);
    const begun = await callApp("POST", `${other.call}/uploads`, { question: 0, size: 10 }, other.cookie);
    const { id } = await begun.json<{ id: number }>();
    expect((await fetchApp(`${other.call}/uploads/${id}`, { cookie: one.cookie })).status).toBe(404);
    expect((await fetchApp(`${one.call}/uploads/${id}`, { cookie: one.cookie })).status).toBe(404);
  });

  it("returns its questions through the API as plain strings", async () => {
    const { cookie } = await signedIn(approvedAgent);
    const { questions } = await (await fetchApp("/api/interview-questions", { cookie })).json<{
      questions: unknown[];
    }>();
    expect(questions.map((question) => typeof question)).toEqual(QUESTIONS.map(() => "string"));
    expect((await fetchApp("/api/interview-questions")).status).toBe(401);
  });
});

describe("a played recording", () => {
  const bytes = webmFile({ padding: 2_500 });
  const play = (path: string, cookie: string, headers: Record<string, string> = {}, method = "GET") =>
    fetchApp(path, { cookie, headers, method });

  it("is served whole or in byte ranges across its chunks, to its agent and to administrators", async () => {
    const { agent } = await submittedInterview(bytes);
    const [admin, own] = [await cookieOf((await signUpAdmin()).userId), await cookieOf(agent.userId)];
    for (const [path, cookie] of [
      [`/admin/applications/${agent.id}/answers/2`, admin],
      ["/agent-onboarding/video/answers/2", own],
    ] as const) {
      const whole = await play(path, cookie);
      expect([whole.status, whole.headers.get("content-type"), whole.headers.get("accept-ranges")]).toEqual([
        200,
        "video/webm",
        "bytes",
      ]);
      expect(Buffer.from(await whole.arrayBuffer()).equals(Buffer.from(bytes))).toBe(true);
      for (const [range, from, to] of [
        ["bytes=0-0", 0, 0],
        ["bytes=255990-256010", 255_990, 256_010],
        ["bytes=255999-", 255_999, bytes.length - 1],
        ["bytes=-5", bytes.length - 5, bytes.length - 1],
        [`bytes=7-${bytes.length * 2}`, 7, bytes.length - 1],
      ] as const) {
        const part = await play(path, cookie, { range });
        expect([part.status, part.headers.get("content-range")]).toEqual([
          206,
          `bytes ${from}-${to}/${bytes.length}`,
        ]);
        expect(Buffer.from(await part.arrayBuffer()).equals(Buffer.from(bytes.subarray(from, to + 1)))).toBe(
          true,
        );
      }
      const beyond = await play(path, cookie, { range: `bytes=${bytes.length}-` });
      expect([beyond.status, beyond.headers.get("content-range")]).toEqual([416, `bytes */${bytes.length}`]);
      for (const range of ["bytes=5-2", "bytes=0-1,4-5", "pages=1-2"])
        expect((await play(path, cookie, { range })).status).toBe(200);
      expect((await play(path, cookie, { range: "bytes=0-1", "if-range": '"other"' })).status).toBe(200);
      const head = await play(path, cookie, {}, "HEAD");
      expect([head.headers.get("content-length"), await head.text()]).toEqual([`${bytes.length}`, ""]);
    }
  });

  it("is shown to reviewers with its computed score, on a page that allows playback", async () => {
    const { agent } = await submittedInterview();
    const admin = await cookieOf((await signUpAdmin()).userId);
    const page = await fetchApp(`/admin/applications/${agent.id}`, { cookie: admin });
    const html = await page.text();
    expect(html.match(/<video[^>]*preload="none"/g)?.length).toBe(5);
    expect(html).toContain("90/100 (computed completeness score)");
    expect(page.headers.get("content-security-policy")).toContain("media-src 'self'");
    const list = await fetchApp("/admin/applications", { cookie: admin });
    expect(list.headers.get("content-security-policy")).not.toContain("media-src");
  });

  it("is a draft until it is submitted: no reviewer and no other agent can see it", async () => {
    const { agent, cookie } = await signedIn(readyForVideo);
    await post(`${PAGE}?question=1`, cookie, { answer: mp4File() });
    const admin = await cookieOf((await signUpAdmin()).userId);
    expect((await play(`/admin/applications/${agent.id}/answers/0`, admin)).status).toBe(404);
    expect(await htmlOf(`/admin/applications/${agent.id}`, admin)).toContain("Not submitted yet");
    const other = await signedIn(readyForVideo);
    expect((await play(`${PAGE}/answers/0`, other.cookie)).status).toBe(302);
  });
});

describe("the page of an interview question", () => {
  it("may use camera and microphone and loads the recorder, unlike other agent pages", async () => {
    const { cookie } = await signedIn(readyForVideo);
    const page = await fetchApp(PAGE, { cookie, headers: { "accept-encoding": "br" } });
    expect(page.headers.get("permissions-policy")).toContain("camera=(self), microphone=(self)");
    expect(page.headers.get("content-security-policy")).toContain("media-src 'self' blob:");
    const html = await page.text();
    expect(html).toContain("/agent-modules/recorder.js");
    expect(html).toMatch(/<input[^>]*type="file"[^>]*capture="user"/);
    for (const path of ["/agent-onboarding", "/agent", `${PAGE}/no-camera`]) {
      const other = await fetchApp(path, { cookie });
      expect(other.headers.get("permissions-policy")).toContain("camera=(), microphone=()");
      expect(await other.text()).not.toContain("recorder.js");
    }
  });
});

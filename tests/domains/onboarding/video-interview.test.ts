import { beforeEach, describe, expect, it } from "vitest";
import { sha256OfBytes } from "~/core/ids";
import { purgeOnboardingFiles } from "~/domains/onboarding/erase-onboarding.server";
import { onboardingProgress } from "~/domains/onboarding/onboarding-progress.server";
import { getApplication } from "~/domains/onboarding/review/applications.server";
import { currentAnswers } from "~/domains/onboarding/video/answers.server";
import { streamOf } from "~/domains/onboarding/video/chunks.server";
import { completeUpload, keepWrittenAnswer } from "~/domains/onboarding/video/keep-answer.server";
import { CHUNK_BYTES, chunksOf, MAX_ANSWER_BYTES } from "~/domains/onboarding/video/policy";
import { INTERVIEW_QUESTIONS } from "~/domains/onboarding/video/questions";
import { receiveAnswer } from "~/domains/onboarding/video/receive-answer.server";
import {
  agreeToVideo,
  stateNoCamera,
  submitInterview,
} from "~/domains/onboarding/video/submit-interview.server";
import { missingChunks, putChunk, startUpload } from "~/domains/onboarding/video/uploads.server";
import { consumeAgentStorage } from "~/domains/quotas/consume-agent-storage.server";
import { AGENT_BYTES } from "~/domains/quotas/policy";
import { approvedAgent, type SignedInAgent } from "../../support/fixtures/agents";
import { mp4File, oggFile, webmFile } from "../../support/fixtures/recordings";
import { env } from "../../support/harness/context";

/** A recording of four chunks. */
const RECORDING = webmFile({ seconds: 80, padding: 5_500 });
const PLACES = Array.from({ length: chunksOf(RECORDING.length) }, (_, place) => place);

const chunkOf = async (bytes: Uint8Array, place: number) => {
  const part = bytes.slice(place * CHUNK_BYTES, (place + 1) * CHUNK_BYTES);
  return [part, { place, size: part.length, sha256: await sha256OfBytes(part) }] as const;
};

async function* streamed(bytes: Uint8Array, step = 70_000) {
  for (let index = 0; index < bytes.length; index += step) yield bytes.subarray(index, index + step);
}

describe("a video interview answer", () => {
  let agent: SignedInAgent;
  const put = async (id: number, place: number, bytes = RECORDING) =>
    putChunk(agent.ctx, id, ...(await chunkOf(bytes, place)));
  const used = () =>
    env.DB.prepare("select used from quota_usage where holder = ? and period = 'all'")
      .bind(`agent:${agent.agent.id}`)
      .first("used");
  const receive = async (question: number, bytes: Uint8Array) => {
    const upload = await receiveAnswer(agent.ctx, question, streamed(bytes));
    return completeUpload(agent.ctx, upload?.id ?? 0);
  };
  const current = () => currentAnswers(agent.ctx, agent.agent.id);
  beforeEach(async () => {
    agent = await approvedAgent();
    await agreeToVideo(agent.ctx);
  });

  it("accepts chunks out of order and repeated, lists missing ones, and completes once", async () => {
    expect(PLACES.length).toBe(4);
    const upload = await startUpload(agent.ctx, 1, RECORDING.length);
    for (const place of [3, 1, 1]) await put(upload.id, place);
    expect(await missingChunks(agent.ctx, upload)).toEqual([0, 2]);
    await expect(completeUpload(agent.ctx, upload.id)).rejects.toMatchObject({
      code: "conflict",
      message: expect.stringContaining("chunks: 0, 2"),
    });
    await Promise.all([put(upload.id, 0), put(upload.id, 0), put(upload.id, 2)]);
    const [one, other] = await Promise.all([
      completeUpload(agent.ctx, upload.id),
      completeUpload(agent.ctx, upload.id),
    ]);
    expect([one.id, other.id]).toEqual([upload.id, upload.id]);
    expect(one).toMatchObject({ kind: "video", mimeType: "video/webm", seconds: 80, size: RECORDING.length });
    expect((await current()).map(({ question }) => question)).toEqual([1]);
    await expect(put(upload.id, 0)).resolves.toBeUndefined();
  });

  it("rejects a chunk with different bytes, a wrong size or an unknown index", async () => {
    const upload = await startUpload(agent.ctx, 0, RECORDING.length);
    await put(upload.id, 0);
    const [bytes, chunk] = await chunkOf(RECORDING, 0);
    await expect(put(upload.id, 0, webmFile({ seconds: 90, padding: 5_600 }))).rejects.toMatchObject({
      code: "conflict",
    });
    const short = putChunk(agent.ctx, upload.id, bytes.subarray(1), { ...chunk, place: 1, size: 5 });
    await expect(short).rejects.toMatchObject({ code: "invalid" });
    const beyond = putChunk(agent.ctx, upload.id, bytes, { ...chunk, place: 4 });
    await expect(beyond).rejects.toMatchObject({ code: "not_found" });
    await expect(startUpload(agent.ctx, 0, MAX_ANSWER_BYTES + 1)).rejects.toMatchObject({
      code: "too_large",
    });
  });

  it("is visible only to its own agent", async () => {
    const other = await approvedAgent();
    const upload = await startUpload(agent.ctx, 0, RECORDING.length);
    const [bytes, chunk] = await chunkOf(RECORDING, 0);
    await expect(putChunk(other.ctx, upload.id, bytes, chunk)).rejects.toMatchObject({ code: "not_found" });
    await expect(completeUpload(other.ctx, upload.id)).rejects.toMatchObject({ code: "not_found" });
  });

  it.each([
    ["lasts 3 minutes 1 second", webmFile({ seconds: 181 })],
    ["lasts 12 seconds", mp4File({ seconds: 12 })],
    ["can’t be played", new TextEncoder().encode("not a video")],
    ["has no video", webmFile({ picture: false })],
    ["has no sound", webmFile({ sound: false })],
  ])("is rejected with a message if it %s", async (words, bytes) => {
    await expect(receive(2, bytes)).rejects.toMatchObject({
      code: "invalid",
      field: "answer",
      message: expect.stringMatching(`^The answer to question 3 ${words}`),
    });
    expect(await current()).toEqual([]);
  });

  it("is null for an empty upload, and too large above 30 MB", async () => {
    expect(await receiveAnswer(agent.ctx, 0, streamed(new Uint8Array()))).toBeNull();
    const confirmed = { ...agent.ctx, actor: { ...agent.ctx.actor, isVerified: true } };
    const large = receiveAnswer(confirmed, 0, streamed(new Uint8Array(MAX_ANSWER_BYTES + 1), 1_000_000));
    await expect(large).rejects.toMatchObject({ code: "too_large", field: "answer" });
    expect(await current()).toEqual([]);
  });

  it("is replaced by a later upload; of two concurrent uploads, one is kept", async () => {
    const first = await receive(0, webmFile({ seconds: 70 }));
    const ids: number[] = [];
    for (const seconds of [75, 80]) {
      const upload = await receiveAnswer(agent.ctx, 0, streamed(webmFile({ seconds })));
      await env.DB.prepare("update video_answers set discarded_at = null where id = ?")
        .bind(ids[0] ?? 0)
        .run();
      ids.push(upload?.id ?? 0);
    }
    await Promise.all(ids.map((id) => completeUpload(agent.ctx, id)));
    const [answer, ...others] = await current();
    expect([ids.includes(answer?.id ?? 0), others.length, answer?.id === first.id]).toEqual([true, 0, false]);
  });

  it("can't be uploaded without consent, or by a demo agent", async () => {
    const shy = await approvedAgent();
    await expect(startUpload(shy.ctx, 0, 1_000)).rejects.toMatchObject({ code: "conflict" });
    const demo = await approvedAgent({}, { isDemo: true });
    await agreeToVideo(demo.ctx);
    await expect(startUpload(demo.ctx, 0, 1_000)).rejects.toMatchObject({
      code: "forbidden",
      message: "Demo agents can’t upload files.",
    });
  });

  it("may be spoken or written once the agent has stated that they have no camera", async () => {
    await expect(keepWrittenAnswer(agent.ctx, 0, "I sold pumps. ".repeat(20))).rejects.toMatchObject({
      code: "conflict",
      field: "text",
    });
    await stateNoCamera(agent.ctx);
    expect(await receive(0, oggFile())).toMatchObject({ kind: "audio", mimeType: "audio/ogg", seconds: 75 });
    const written = await keepWrittenAnswer(agent.ctx, 0, "I sold pumps. ".repeat(20));
    expect(written).toMatchObject({ kind: "text", seconds: null });
    expect((await current()).map(({ id }) => id)).toEqual([written.id]);
  });

  it("counts towards the agent's storage limit", async () => {
    await consumeAgentStorage(agent.ctx, agent.agent.id, AGENT_BYTES.unconfirmed - CHUNK_BYTES);
    await startUpload(agent.ctx, 0, 10);
    await expect(startUpload(agent.ctx, 0, 10)).rejects.toMatchObject({ status: 413 });
    await expect(receive(0, RECORDING)).rejects.toMatchObject({ status: 413 });
  });

  it("frees storage once it is replaced and purged", async () => {
    await receive(0, RECORDING);
    const before = await used();
    await receive(0, RECORDING);
    await purgeOnboardingFiles(agent.ctx, new Date(0));
    expect(await used()).toBe(before);
  });

  it("frees storage for an upload of which only a part arrived", async () => {
    const { id } = await startUpload(agent.ctx, 0, RECORDING.length);
    await put(id, 0);
    await receive(0, RECORDING);
    expect(await used()).toBe(2 * RECORDING.length);
    await purgeOnboardingFiles(agent.ctx, new Date(0));
    expect(await used()).toBe(RECORDING.length);
  });

  it("frees storage when a written answer is replaced", async () => {
    await stateNoCamera(agent.ctx);
    for (const subject of ["pumps", "lamps"])
      await keepWrittenAnswer(agent.ctx, 0, `I sold ${subject}. `.repeat(20));
    await purgeOnboardingFiles(agent.ctx, new Date(0));
    expect(await used()).toBe(CHUNK_BYTES);
  });

  it("uses no storage if it is rejected", async () => {
    await env.DB.prepare("update onboardings set video_at = 1 where agent_id = ?").bind(agent.agent.id).run();
    await expect(startUpload(agent.ctx, 0, 1_000)).rejects.toMatchObject({ code: "conflict" });
    expect(await used()).toBeNull();
  });

  it("can be read across chunks, for any byte range", async () => {
    const answer = await receive(0, RECORDING);
    const edges = [0, 1, CHUNK_BYTES - 1, CHUNK_BYTES, 2 * CHUNK_BYTES + 7, RECORDING.length - 1];
    for (const from of edges)
      for (const to of edges.filter((edge) => edge >= from)) {
        const read = await new Response(await streamOf(agent.ctx, answer, { from, to })).arrayBuffer();
        expect(Buffer.from(read).equals(Buffer.from(RECORDING.subarray(from, to + 1)))).toBe(true);
      }
  });

  it("is submitted once with all other answers, and advances the application", async () => {
    const { id } = agent.agent;
    for (const question of INTERVIEW_QUESTIONS.keys()) {
      if (question === 3)
        await expect(submitInterview(agent.ctx)).rejects.toMatchObject({
          code: "invalid",
          message: "Answer every question. Missing: 4, 5.",
        });
      await receive(question, webmFile({ seconds: 60 + question * 10 }));
    }
    const [one, other] = await Promise.all([submitInterview(agent.ctx), submitInterview(agent.ctx)]);
    expect([one.overall, other.overall]).toEqual([80 + 0 + 1 + 3 + 4 + 4, 92]);
    expect((await onboardingProgress(agent.ctx, id)).done.video).toBe(true);
    await env.DB.prepare("update agents set reviewed_at = null where id = ?").bind(id).run();
    expect((await getApplication(agent.ctx, id)).stage).toBe("video");
    await expect(startUpload(agent.ctx, 0, 1_000)).rejects.toMatchObject({
      message: "You’ve already submitted your video interview.",
    });
    const lines = env.DB.prepare(
      "select count(*) n from audit_log where action = 'submit-video-interview' and target = ?",
    );
    expect(await lines.bind(`agent:${id}`).first("n")).toBe(1);
  });
});

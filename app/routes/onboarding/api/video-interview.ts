import { Buffer } from "node:buffer";
import { DomainError, notFound } from "~/core/errors";
import { parseId, sha256OfBytes } from "~/core/ids";
import { getOwnAgent } from "~/domains/agents/agents.server";
import { answerJson } from "~/domains/onboarding/video/answers.server";
import { completeUpload } from "~/domains/onboarding/video/keep-answer.server";
import { CHUNK_BYTES, MAX_ANSWER_BYTES } from "~/domains/onboarding/video/policy";
import { interviewQuestionsJson, QUESTION_COUNT } from "~/domains/onboarding/video/questions";
import { receiveAnswer } from "~/domains/onboarding/video/receive-answer.server";
import { videoScoreJson } from "~/domains/onboarding/video/score";
import { agreeToVideo } from "~/domains/onboarding/video/submit-interview.server";
import { takeInterview } from "~/domains/onboarding/video/take-interview.server";
import {
  getUpload,
  missingChunks,
  putChunk,
  startUpload,
  uploadJson,
} from "~/domains/onboarding/video/uploads.server";
import { NewUpload, WrittenAnswers } from "~/domains/onboarding/video/video-schemas";
import { endpoint } from "~/http/api/api.server";
import type { ApiPaths } from "~/http/api/api-paths.server";
import { readLimited } from "~/http/api/body.server";
import { filesKept, readFormWithFiles } from "~/http/pages/form-with-file.server";

const questionOf = (name: string) => Number(/^video_(\d)$/.exec(name)?.[1] ?? Number.NaN);

/** Verifies the digest of the received bytes (RFC 9530). */
function requireDigest(request: Request, sha256: string): void {
  const stated = request.headers.get("content-digest");
  if (stated === null) return;
  if (stated !== `sha-256=:${Buffer.from(sha256, "hex").toString("base64")}:`)
    throw new DomainError("invalid", "The chunk doesn’t match its Content-Digest. Send it again.");
}

export const videoInterviewApi: ApiPaths = {
  /**
   * A multipart form with a file `video_{question}` per question, counted from 0. With `noCamera=true`, audio or a
   * field `text_{question}` may replace it. Received answers are stored, so answered questions may be left out.
   * Submitting is consent to storage.
   */
  "/api/agents/:agentId/video-interview": {
    POST: endpoint({
      access: "user",
      isUpload: true,
      find: ({ ctx, params }) => getOwnAgent(ctx, parseId(params.agentId, "agent")),
      run: async ({ ctx, params, request }) => {
        const agent = await getOwnAgent(ctx, parseId(params.agentId, "agent"));
        const own = { ...ctx, agent };
        await agreeToVideo(own);
        const { formData, files } = await readFormWithFiles(
          request,
          (name) => questionOf(name) < QUESTION_COUNT,
          QUESTION_COUNT * MAX_ANSWER_BYTES,
          (name) => (bytes) => receiveAnswer(own, questionOf(name), bytes),
        );
        const given = WrittenAnswers.safeParse(Object.fromEntries(formData));
        if (!given.success) throw new DomainError("invalid", given.error.issues[0]?.message ?? "");
        const uploads = filesKept(files).filter((upload) => upload !== null);
        const { overall, answers } = await takeInterview(own, uploads, given.data);
        return { success: true, score: videoScoreJson(overall, answers) };
      },
    }),
  },
  /** Starts a chunked upload of an answer. Sending it is consent to storage until 180 days after the decision. */
  "/api/agents/:agentId/video-interview/uploads": {
    POST: endpoint({
      access: "user",
      find: ({ ctx, params }) => getOwnAgent(ctx, parseId(params.agentId, "agent")),
      body: NewUpload,
      status: 201,
      run: async ({ ctx, params, body }) => {
        const agent = await getOwnAgent(ctx, parseId(params.agentId, "agent"));
        const own = { ...ctx, agent };
        await agreeToVideo(own);
        const upload = await startUpload(own, body.question, body.size);
        return uploadJson(upload, await missingChunks(ctx, upload));
      },
    }),
  },
  /** Lists the chunks that are still missing. */
  "/api/agents/:agentId/video-interview/uploads/:uploadId": {
    GET: endpoint({
      access: "user",
      run: async ({ ctx, params }) => {
        const agent = await getOwnAgent(ctx, parseId(params.agentId, "agent"));
        const upload = await getUpload({ ...ctx, agent }, parseId(params.uploadId, "upload"));
        return uploadJson(upload, await missingChunks(ctx, upload));
      },
    }),
  },
  /** Receives one chunk of an upload as plain bytes, by its index from 0. A chunk may be sent again. */
  "/api/agents/:agentId/video-interview/uploads/:uploadId/chunks/:place": {
    PUT: endpoint({
      access: "user",
      isUpload: true,
      find: async ({ ctx, params }) => {
        const agent = await getOwnAgent(ctx, parseId(params.agentId, "agent"));
        return getUpload({ ...ctx, agent }, parseId(params.uploadId, "upload"));
      },
      run: async ({ ctx, params, request }) => {
        const agent = await getOwnAgent(ctx, parseId(params.agentId, "agent"));
        if (!/^\d{1,4}$/.test(params.place ?? "")) throw notFound("This part of the upload");
        const bytes = await readLimited(request, CHUNK_BYTES, "Chunks can be at most 256 kB.");
        const sha256 = await sha256OfBytes(bytes);
        requireDigest(request, sha256);
        const chunk = { place: Number(params.place), size: bytes.length, sha256 };
        await putChunk({ ...ctx, agent }, parseId(params.uploadId, "upload"), bytes, chunk);
      },
    }),
  },
  /** Turns a complete upload into the answer to its question. */
  "/api/agents/:agentId/video-interview/uploads/:uploadId/complete": {
    POST: endpoint({
      access: "user",
      find: async ({ ctx, params }) => {
        const agent = await getOwnAgent(ctx, parseId(params.agentId, "agent"));
        return getUpload({ ...ctx, agent }, parseId(params.uploadId, "upload"));
      },
      run: async ({ ctx, params }) => {
        const agent = await getOwnAgent(ctx, parseId(params.agentId, "agent"));
        const answer = await completeUpload({ ...ctx, agent }, parseId(params.uploadId, "upload"));
        return { success: true, answer: answerJson(answer) };
      },
    }),
  },
  /** The questions of the video interview in order, as strings. */
  "/api/interview-questions": {
    GET: endpoint({ access: "user", run: async () => interviewQuestionsJson() }),
  },
};

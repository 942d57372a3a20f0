import { parseId } from "~/core/ids";
import { getModule } from "~/domains/training/catalogue.server";
import {
  certificateJson,
  getCertificate,
  listOwnCertificates,
} from "~/domains/training/certificates/certificates.server";
import { completeModule } from "~/domains/training/certificates/complete-module.server";
import { enrol } from "~/domains/training/enrol.server";
import { moduleJson, moduleTextJson, progressJson, summaryJson, versionJson } from "~/domains/training/json";
import { markLessonDone } from "~/domains/training/lessons.server";
import { listProgress, moduleProgress, trainingSummary } from "~/domains/training/progress.server";
import { answerAttempt } from "~/domains/training/quiz/answer.server";
import { beginAttempt, getAttempt } from "~/domains/training/quiz/attempts.server";
import { attemptJson } from "~/domains/training/quiz/json";
import { rateModule } from "~/domains/training/rate-module.server";
import { ModuleRating, ModulesQuery, QuizAnswers } from "~/domains/training/schemas";
import { publishVersion, restoreFile } from "~/domains/training/versions/publish.server";
import { ModuleText } from "~/domains/training/versions/version-schemas";
import { listVersions, moduleText, saveVersion } from "~/domains/training/versions/versions.server";
import { academyRows } from "~/domains/training/versions/versions-view.server";
import { type Endpoints, endpoint } from "~/http/api/api.server";
import type { ApiPaths } from "~/http/api/api-paths.server";

const modules: Endpoints = {
  GET: endpoint({
    access: "user",
    query: ModulesQuery,
    run: async ({ ctx, query }) => (await listProgress(ctx, query.category)).map(moduleJson),
  }),
};

export const trainingApi: ApiPaths = {
  "/api/training-modules": modules,
  "/api/training/modules": modules,
  "/api/training/progress": {
    GET: endpoint({
      access: "user",
      run: async ({ ctx }) => {
        const rows = await listProgress(ctx);
        const summary = summaryJson(await trainingSummary(ctx, rows));
        return { summary, modules: rows.filter(({ enrolment }) => enrolment).map(progressJson) };
      },
    }),
  },
  "/api/training/modules/:moduleId": {
    GET: endpoint({
      access: "user",
      run: async ({ ctx, params }) =>
        moduleTextJson(await moduleProgress(ctx, await getModule(ctx, params.moduleId))),
    }),
  },
  "/api/training/modules/:moduleId/enroll": {
    POST: endpoint({
      access: "user",
      run: async ({ ctx, params }) => {
        const { moduleId } = await enrol(ctx, params.moduleId);
        return progressJson(await moduleProgress(ctx, await getModule(ctx, moduleId)));
      },
    }),
  },
  "/api/training/modules/:moduleId/complete": {
    POST: endpoint({
      access: "user",
      run: async ({ ctx, params }) => ({
        completed: true,
        certificate: certificateJson(await completeModule(ctx, params.moduleId)),
      }),
    }),
  },
  "/api/training/modules/:moduleId/rating": {
    PUT: endpoint({
      access: "user",
      find: ({ ctx, params }) => getModule(ctx, params.moduleId),
      body: ModuleRating,
      run: ({ ctx, params, body }) => rateModule(ctx, params.moduleId, body),
    }),
  },
  "/api/training/modules/:moduleId/lessons/:lessonId/done": {
    POST: endpoint({
      access: "user",
      run: async ({ ctx, params }) => {
        const { module } = await markLessonDone(ctx, params.moduleId, params.lessonId);
        return progressJson(await moduleProgress(ctx, module));
      },
    }),
  },
  "/api/training/modules/:moduleId/quiz": {
    POST: endpoint({
      access: "user",
      run: async ({ ctx, params }) => attemptJson(await beginAttempt(ctx, params.moduleId)),
    }),
  },
  "/api/training/modules/:moduleId/quiz/:attemptId": {
    GET: endpoint({
      access: "user",
      run: async ({ ctx, params }) =>
        attemptJson(await getAttempt(ctx, params.moduleId, parseId(params.attemptId, "quiz"))),
    }),
    POST: endpoint({
      access: "user",
      find: ({ ctx, params }) => getAttempt(ctx, params.moduleId, parseId(params.attemptId, "quiz")),
      body: QuizAnswers,
      run: async ({ ctx, params, body }) =>
        attemptJson(await answerAttempt(ctx, params.moduleId, parseId(params.attemptId, "quiz"), body)),
    }),
  },
  "/api/admin/training": {
    GET: endpoint({ access: "admin", run: ({ ctx }) => academyRows(ctx) }),
    POST: endpoint({
      access: "admin",
      body: ModuleText,
      status: 201,
      run: async ({ ctx, body }) => versionJson(await saveVersion(ctx, null, body)),
    }),
  },
  "/api/admin/training/:moduleId": {
    GET: endpoint({
      access: "admin",
      run: async ({ ctx, params: { moduleId = "" } }) => ({
        text: await moduleText(ctx, moduleId),
        versions: (await listVersions(ctx, moduleId)).map(versionJson),
      }),
    }),
    POST: endpoint({
      access: "admin",
      find: ({ ctx, params }) => moduleText(ctx, params.moduleId),
      body: ModuleText,
      status: 201,
      run: async ({ ctx, params, body }) => versionJson(await saveVersion(ctx, params.moduleId ?? "", body)),
    }),
  },
  "/api/admin/training/versions/:versionId/publish": {
    POST: endpoint({
      access: "admin",
      run: async ({ ctx, params }) => {
        const { id } = await publishVersion(ctx, parseId(params.versionId, "version"));
        return { published: true, moduleId: id };
      },
    }),
  },
  "/api/admin/training/:moduleId/restore": {
    POST: endpoint({
      access: "admin",
      run: async ({ ctx, params }) => void (await restoreFile(ctx, params.moduleId)),
    }),
  },
  "/api/training/certificates": {
    GET: endpoint({
      access: "user",
      run: async ({ ctx }) => (await listOwnCertificates(ctx)).map(certificateJson),
    }),
  },
  /** Public: returns a certificate that can be verified without us. */
  "/api/training/certificates/:certificateId": {
    GET: endpoint({
      access: "public",
      run: async ({ ctx, params }) => certificateJson(await getCertificate(ctx, params.certificateId)),
    }),
  },
};

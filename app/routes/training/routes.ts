import { route } from "@remix-run/route-config";

/** The pages of the academy, once for everybody and once in the frame of agents. */
const pagesBelow = (home: string, side: string) =>
  (
    [
      ["", "modules"],
      ["/progress", "progress"],
      ["/certificates", "certificates"],
      ["/modules/:moduleId", "module"],
      ["/modules/:moduleId/lessons/:lessonId", "lesson"],
      ["/modules/:moduleId/quiz", "quiz"],
      ["/modules/:moduleId/quiz/:attemptId", "attempt"],
    ] as const
  ).map(([tail, file]) =>
    route(`${home}${tail}`, `routes/training/${file}.tsx`, { id: `${side}-training-${file}` }),
  );

export const trainingRoutes = {
  pages: pagesBelow("training", "own"),
  agentPages: pagesBelow("agent/training", "agent"),
  sitePages: [route("training/certificates/:certificateId", "routes/training/certificate.tsx")],
  adminPages: [],
  files: [
    route("training/modules/:moduleId/enroll", "routes/training/enrol.ts"),
    route("training/modules/:moduleId/lessons/:lessonId/done", "routes/training/lesson-done.ts"),
    route("training/modules/:moduleId/quiz/begin", "routes/training/begin-quiz.ts"),
    route("training/modules/:moduleId/complete", "routes/training/complete.ts"),
    route("training/modules/:moduleId/rating", "routes/training/rate.ts"),
    route("training/certificates/:certificateId/pdf", "routes/training/certificate-pdf.ts"),
    route("training/figures/:figure", "routes/training/figure.ts"),
  ],
  calls: [
    route("api/training-modules", "routes/training/calls/modules.ts", { id: "training-modules-alias" }),
    route("api/training/modules", "routes/training/calls/modules.ts", { id: "training-modules" }),
    route("api/training/progress", "routes/training/calls/progress.ts"),
    route("api/training/modules/:moduleId", "routes/training/calls/module.ts"),
    route("api/training/modules/:moduleId/enroll", "routes/training/calls/enroll.ts"),
    route("api/training/modules/:moduleId/complete", "routes/training/calls/complete.ts"),
    route("api/training/modules/:moduleId/rating", "routes/training/calls/rating.ts"),
    route("api/training/modules/:moduleId/lessons/:lessonId/done", "routes/training/calls/lesson-done.ts"),
    route("api/training/modules/:moduleId/quiz", "routes/training/calls/quiz.ts"),
    route("api/training/modules/:moduleId/quiz/:attemptId", "routes/training/calls/attempt.ts"),
    route("api/training/certificates", "routes/training/calls/certificates.ts"),
    route("api/training/certificates/:certificateId", "routes/training/calls/certificate.ts"),
  ],
};

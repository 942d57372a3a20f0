import { route } from "@remix-run/route-config";

/** The academy's pages, for all users and again in the agents' layout. */
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
  pages: [
    ...pagesBelow("training", "own"),
    route("training/modules/:moduleId/enroll", "routes/training/enrol.tsx"),
  ],
  agentPages: pagesBelow("agent/training", "agent"),
  sitePages: [route("training/certificates/:certificateId", "routes/training/certificate.tsx")],
  adminPages: [
    route("admin/training", "routes/training/admin/list.tsx"),
    route("admin/training/new", "routes/training/admin/new.tsx"),
    route("admin/training/:moduleId", "routes/training/admin/edit.tsx"),
    route("admin/training/versions/:versionId", "routes/training/admin/version.tsx"),
  ],
  files: [
    route("training/modules/:moduleId/lessons/:lessonId/done", "routes/training/lesson-done.ts", {
      id: "own-lesson-done",
    }),
    route("agent/training/modules/:moduleId/lessons/:lessonId/done", "routes/training/lesson-done.ts", {
      id: "agent-lesson-done",
    }),
    route("training/modules/:moduleId/quiz/begin", "routes/training/begin-quiz.ts"),
    route("training/modules/:moduleId/complete", "routes/training/complete.ts"),
    route("training/modules/:moduleId/rating", "routes/training/rate.ts"),
    route("training/certificates/:certificateId/pdf", "routes/training/certificate-pdf.ts"),
    route("admin/training/versions/:versionId/publish", "routes/training/admin/publish.ts"),
    route("admin/training/:moduleId/restore", "routes/training/admin/restore.ts"),
    route("training/figures/:figure", "routes/training/figure.ts"),
  ],
};

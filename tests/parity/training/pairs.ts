/** Forms of the academy, and the calls that carry out the same command. */
export const TRAINING_PAIRS: Record<string, string[]> = {
  "/training/modules/:moduleId/enroll": ["POST /api/training/modules/:moduleId/enroll"],
  "/training/modules/:moduleId/lessons/:lessonId/done": [
    "POST /api/training/modules/:moduleId/lessons/:lessonId/done",
  ],
  "/agent/training/modules/:moduleId/lessons/:lessonId/done": [
    "POST /api/training/modules/:moduleId/lessons/:lessonId/done",
  ],
  "/training/modules/:moduleId/quiz/begin": ["POST /api/training/modules/:moduleId/quiz"],
  "/training/modules/:moduleId/quiz": ["POST /api/training/modules/:moduleId/quiz/:attemptId"],
  "/agent/training/modules/:moduleId/quiz": ["POST /api/training/modules/:moduleId/quiz/:attemptId"],
  "/training/modules/:moduleId/complete": ["POST /api/training/modules/:moduleId/complete"],
  "/training/modules/:moduleId/rating": ["PUT /api/training/modules/:moduleId/rating"],
  "/admin/training/new": ["POST /api/admin/training"],
  "/admin/training/:moduleId": ["POST /api/admin/training/:moduleId"],
  "/admin/training/:moduleId/restore": ["POST /api/admin/training/:moduleId/restore"],
  "/admin/training/versions/:versionId/publish": ["POST /api/admin/training/versions/:versionId/publish"],
};

/** The forms above that create nothing new when they are submitted again, and why. */
export const TRAINING_ALIKE: Record<string, string> = {
  "/training/modules/:moduleId/enroll": "a module is begun once: academy.test.ts",
  "/training/modules/:moduleId/lessons/:lessonId/done": "leads to one state, however often it is asked for",
  "/agent/training/modules/:moduleId/lessons/:lessonId/done":
    "leads to one state, however often it is asked for",
  "/training/modules/:moduleId/quiz/begin": "one quiz is open at a time: academy.test.ts",
  "/training/modules/:moduleId/quiz": "a quiz is answered once: academy.test.ts",
  "/agent/training/modules/:moduleId/quiz": "a quiz is answered once: academy.test.ts",
  "/training/modules/:moduleId/complete": "one certificate of a module: academy.test.ts",
  "/admin/training/:moduleId/restore": "leads to one state, however often it is asked for",
  "/admin/training/versions/:versionId/publish": "leads to one state, however often it is asked for",
};

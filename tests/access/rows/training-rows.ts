import { certified, draftedModule, publishedModule } from "../../support/fixtures/training";
import { makeBusiness } from "../../support/harness/context";
import type { Row } from "../table";

const nowhere = async () => "no-such-module";
const both = ["GET", "POST"];
const text = { text: "---" };
const answers = { answers: [0] };

const sides = (home: string, access: "user" | "agent"): Row[] => [
  ...["", "/progress", "/certificates"].map(
    (tail): Row => ({ path: `${home}${tail}`, kind: "page", access }),
  ),
  ...["", "/lessons/:lessonId", "/quiz/:attemptId"].map(
    (tail): Row => ({ path: `${home}/modules/:moduleId${tail}`, kind: "page", access, foreign: nowhere }),
  ),
  {
    path: `${home}/modules/:moduleId/quiz`,
    kind: "page",
    access,
    foreign: nowhere,
    methods: both,
    body: answers,
  },
];

const button = (tail: string): Row => ({
  path: `/training/modules/:moduleId/${tail}`,
  kind: "page",
  access: "user",
  foreign: nowhere,
  methods: both,
  body: { rating: "5" },
});

const agentDone: Row = {
  ...button("lessons/:lessonId/done"),
  path: "/agent/training/modules/:moduleId/lessons/:lessonId/done",
  access: "agent",
};

const call = (tail: string, methods: string[], body: Record<string, unknown> = {}): Row => ({
  path: `/api/training/modules/:moduleId${tail}`,
  kind: "call",
  access: "user",
  foreign: nowhere,
  methods,
  body,
});

const admin = { access: "admin", subject: publishedModule } as const;
const draft = { access: "admin", subject: draftedModule } as const;

/** Another user's certificate: only its owner can download it. */
const theirs = async () => (await certified((await makeBusiness()).ctx, await publishedModule())).id;

export const trainingRows: Row[] = [
  ...sides("/training", "user"),
  ...sides("/agent/training", "agent"),
  ...["enroll", "lessons/:lessonId/done", "quiz/begin", "complete", "rating"].map(button),
  agentDone,
  { path: "/training/figures/:figure", kind: "page", access: "public" },
  { path: "/training/certificates/:certificateId", kind: "page", access: "public" },
  { path: "/training/certificates/:certificateId/pdf", kind: "page", access: "user", foreign: theirs },
  ...[
    "/api/training-modules",
    "/api/training/modules",
    "/api/training/progress",
    "/api/training/certificates",
  ].map((path): Row => ({ path, kind: "call", access: "user" })),
  { path: "/api/training/certificates/:certificateId", kind: "call", access: "public" },
  call("", ["GET"]),
  call("/enroll", ["POST"]),
  call("/complete", ["POST"]),
  call("/rating", ["PUT"], { rating: 5 }),
  call("/lessons/:lessonId/done", ["POST"]),
  call("/quiz", ["POST"]),
  call("/quiz/:attemptId", both, answers),
  { path: "/admin/training", kind: "page", access: "admin" },
  { path: "/admin/training/new", kind: "page", access: "admin", methods: both, body: text },
  { path: "/admin/training/:moduleId", kind: "page", ...admin, methods: both, body: text },
  { path: "/admin/training/:moduleId/restore", kind: "page", ...admin, methods: both },
  { path: "/admin/training/versions/:versionId", kind: "page", ...draft },
  { path: "/admin/training/versions/:versionId/publish", kind: "page", ...draft, methods: both },
  { path: "/api/admin/training", kind: "call", access: "admin", methods: both, body: text },
  { path: "/api/admin/training/:moduleId", kind: "call", ...admin, methods: both, body: text },
  { path: "/api/admin/training/:moduleId/restore", kind: "call", ...admin, methods: ["POST"] },
  { path: "/api/admin/training/versions/:versionId/publish", kind: "call", ...draft, methods: ["POST"] },
];

import type { Row } from "../table";

const page = (path: string, methods = ["GET"]): Row => ({ path, kind: "page", access: "business", methods });
const call = (path: string, methods = ["GET"], body?: Record<string, unknown>): Row => ({
  path,
  kind: "call",
  access: "business",
  methods,
  ...(body ? { body } : {}),
});

export const workflowRows: Row[] = [
  page("/dashboard"),
  page("/settings"),
  page("/billing/plans"),
  ...["", "/campaigns", "/agents", "/agents.csv", "/marketing", "/costs"].map((tab) =>
    page(`/reports${tab}`),
  ),
  page("/business-portal/leads", ["GET", "POST"]),
  ...["agents", "agent-matching", "analytics", "ai-marketing", "workflow", "workflow/leads"].map((tab) =>
    page(`/business-portal/${tab}`),
  ),
  page("/business-portal/workflow/settings", ["GET", "POST"]),
  page("/business-portal/workflow/run", ["POST"]),
  page("/business-portal/workflow/pause", ["POST"]),
  ...[
    "/api/analytics/usage",
    "/api/analytics/pipeline-value",
    "/api/analytics/agents",
    "/api/working-day",
  ].map((path) => call(path)),
  call("/api/workflow-leads"),
  call("/api/workflow", ["GET", "PUT"], { minConfidence: 80, agentId: 1 }),
  call("/api/workflow/run", ["POST"]),
  call("/api/workflow/pause", ["POST"]),
];

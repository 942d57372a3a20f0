import { layout, type RouteConfigEntry, route } from "@remix-run/route-config";

/** The screens of opportunities, inside the frame of the business. */
export const opportunitiesPages: RouteConfigEntry[] = [
  layout("routes/business/deals-style.tsx", { id: "opportunities-style" }, [
    route("opportunities", "routes/business/opportunities.tsx"),
    route("opportunities/board", "routes/business/opportunities-board.tsx"),
    route("opportunities/forecast", "routes/business/opportunities-forecast.tsx"),
    route("opportunities/new", "routes/business/opportunity-new.tsx"),
    route("opportunities/generate", "routes/business/opportunities-generate.tsx"),
    route("opportunities/:opportunityId", "routes/business/opportunity.tsx"),
    route("opportunities/:opportunityId/edit", "routes/business/opportunity-edit.tsx"),
    route("opportunities/:opportunityId/move", "routes/business/opportunity-move.tsx"),
    route("opportunities/:opportunityId/delete", "routes/business/opportunity-delete.tsx"),
    route("tasks", "routes/business/tasks.tsx"),
    route("tasks/new", "routes/business/task-new.tsx"),
    route("tasks/:taskId", "routes/business/task.tsx"),
    route("tasks/:taskId/delete", "routes/business/task-delete.tsx"),
    route("notifications", "routes/business/notifications.tsx"),
  ]),
];

/** What has no frame: files, links of mails, plain posts. */
export const opportunitiesFiles: RouteConfigEntry[] = [
  route("opportunities.csv", "routes/business/opportunities-csv.ts"),
  route("opportunities/:opportunityId/restore", "routes/business/opportunity-restore.ts"),
  route("ai-lead-search/leads/:leadId/opportunity", "routes/business/lead-opportunity.ts"),
  route("tasks/:taskId/done", "routes/business/task-done.ts"),
  route("notifications/digest", "routes/business/notifications-digest.ts"),
];

export const opportunitiesCalls: RouteConfigEntry[] = [
  route("api/opportunities", "routes/api/opportunities.ts"),
  route("api/opportunities/generate", "routes/api/opportunities-generate.ts"),
  route("api/opportunities/:opportunityId", "routes/api/opportunities.$opportunityId.ts"),
  route("api/opportunities/:opportunityId/move", "routes/api/opportunities.$opportunityId.move.ts"),
  route("api/opportunities/:opportunityId/restore", "routes/api/opportunities.$opportunityId.restore.ts"),
  route("api/opportunities/:opportunityId/notes", "routes/api/opportunities.$opportunityId.notes.ts"),
  route("api/tasks", "routes/api/tasks.ts"),
  route("api/tasks/:taskId", "routes/api/tasks.$taskId.ts"),
  route("api/notifications", "routes/api/notifications.ts"),
  route("api/notifications/digest", "routes/api/notifications-digest.ts"),
];

import { type RouteConfigEntry, route } from "@remix-run/route-config";

/** The screens of mailboxes, inside the frame of the business. */
export const mailboxesPages: RouteConfigEntry[] = [
  route("mailboxes", "routes/business/mailboxes.tsx"),
  route("mailboxes/new", "routes/business/mailbox-new.tsx"),
  route("mailboxes/:mailboxId", "routes/business/mailbox.tsx"),
  route("mailboxes/:mailboxId/edit", "routes/business/mailbox-edit.tsx"),
  route("mailboxes/:mailboxId/remove", "routes/business/mailbox-remove.tsx"),
];

/** What has no frame: files, links of mails, plain posts. */
export const mailboxesFiles: RouteConfigEntry[] = [
  route("mailboxes/:mailboxId/check", "routes/business/mailbox-check.ts"),
  route("mailboxes/:mailboxId/test", "routes/business/mailbox-test.ts"),
  route("mailboxes/:mailboxId/pause", "routes/business/mailbox-pause.ts"),
  route("mailboxes/:mailboxId/resume", "routes/business/mailbox-resume.ts"),
  route("mailboxes/:mailboxId/messages/:messageId/again", "routes/business/mailbox-message-again.ts"),
  route("mailboxes/:mailboxId/messages/:messageId/leave", "routes/business/mailbox-message-leave.ts"),
];

const messages = "routes/api/mailboxes.$mailboxId.messages";

export const mailboxesCalls: RouteConfigEntry[] = [
  route("api/mailboxes", "routes/api/mailboxes.ts"),
  route("api/mailboxes/:mailboxId", "routes/api/mailboxes.$mailboxId.ts"),
  route("api/mailboxes/:mailboxId/check", "routes/api/mailboxes.$mailboxId.check.ts"),
  route("api/mailboxes/:mailboxId/pause", "routes/api/mailboxes.$mailboxId.pause.ts"),
  route("api/mailboxes/:mailboxId/resume", "routes/api/mailboxes.$mailboxId.resume.ts"),
  route("api/mailboxes/:mailboxId/test", "routes/api/mailboxes.$mailboxId.trial.ts"),
  route("api/mailboxes/:mailboxId/messages", `${messages}.ts`),
  route("api/mailboxes/:mailboxId/messages/:messageId/again", `${messages}.$messageId.again.ts`),
  route("api/mailboxes/:mailboxId/messages/:messageId/leave", `${messages}.$messageId.leave.ts`),
];

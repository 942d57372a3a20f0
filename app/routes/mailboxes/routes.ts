import { route } from "@remix-run/route-config";

export const mailboxesRoutes = {
  pages: [
    route("mailboxes", "routes/mailboxes/list.tsx"),
    route("mailboxes/new", "routes/mailboxes/new.tsx"),
    route("mailboxes/connect", "routes/mailboxes/connect.tsx"),
    route("mailboxes/:mailboxId", "routes/mailboxes/mailbox.tsx"),
    route("mailboxes/:mailboxId/edit", "routes/mailboxes/edit.tsx"),
    route("mailboxes/:mailboxId/remove", "routes/mailboxes/remove.tsx"),
    route("mailboxes/:mailboxId/inbox", "routes/mailboxes/inbox.tsx"),
  ],
  files: [
    route("mailboxes/connect/callback", "routes/mailboxes/callback.ts"),
    route("mailboxes/:mailboxId/check", "routes/mailboxes/check.ts"),
    route("mailboxes/:mailboxId/test", "routes/mailboxes/test.ts"),
    route("mailboxes/:mailboxId/look", "routes/mailboxes/look.ts"),
    route("mailboxes/:mailboxId/inbox/remove", "routes/mailboxes/inbox-remove.ts"),
    route("mailboxes/:mailboxId/pause", "routes/mailboxes/pause.ts"),
    route("mailboxes/:mailboxId/resume", "routes/mailboxes/resume.ts"),
    route("mailboxes/:mailboxId/messages/:messageId/again", "routes/mailboxes/message-again.ts"),
    route("mailboxes/:mailboxId/messages/:messageId/leave", "routes/mailboxes/message-leave.ts"),
  ],
};

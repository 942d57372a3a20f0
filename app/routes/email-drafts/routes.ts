import { route } from "@remix-run/route-config";

export const emailDraftsRoutes = {
  files: [
    route("email-drafts/:draftId/discard", "routes/email-drafts/discard.ts"),
    route("email-drafts/:draftId/restore", "routes/email-drafts/restore.ts"),
  ],
};

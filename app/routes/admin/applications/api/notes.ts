import { parseId } from "~/core/ids";
import { getApplication } from "~/domains/onboarding/review/applications.server";
import { NoteInput } from "~/domains/onboarding/review/review-schemas";
import { noteApplication } from "~/domains/onboarding/review/score-application.server";
import { apiRoute, endpoint } from "~/http/api/api.server";

export const { loader, action } = apiRoute({
  POST: endpoint({
    access: "admin",
    find: ({ ctx, params }) => getApplication(ctx, parseId(params.agentId, "application")),
    body: NoteInput,
    run: ({ ctx, params, body }) => noteApplication(ctx, parseId(params.agentId, "application"), body.text),
  }),
});

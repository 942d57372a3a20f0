import { parseId } from "~/core/ids";
import { eventJson } from "~/domains/opportunities/json";
import { getOpportunity } from "~/domains/opportunities/opportunities.server";
import { NoteSchema } from "~/domains/opportunities/schemas";
import { addNote } from "~/domains/opportunities/timeline/add-note.server";
import { listEvents } from "~/domains/opportunities/timeline/events.server";
import { apiRoute, endpoint } from "~/http/api/api.server";

const idOf = (params: { opportunityId?: string | undefined }) => parseId(params.opportunityId, "opportunity");

export const { loader, action } = apiRoute({
  // Its whole history: moves, changes, tasks and notes, the newest first.
  GET: endpoint({
    access: "business",
    find: ({ ctx, params }) => getOpportunity(ctx, idOf(params)),
    run: async ({ ctx, params }) => (await listEvents(ctx, [idOf(params)], 50)).map(eventJson),
  }),
  POST: endpoint({
    access: "business",
    find: ({ ctx, params }) => getOpportunity(ctx, idOf(params)),
    body: NoteSchema,
    status: 201,
    run: async ({ ctx, params, body }) => eventJson(await addNote(ctx, idOf(params), body)),
  }),
});

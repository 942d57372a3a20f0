import { parseId } from "~/core/ids";
import { changeOpportunity } from "~/domains/opportunities/changes/change-opportunity.server";
import { OpportunityChangeSchema } from "~/domains/opportunities/changes/change-schemas";
import { createOpportunity } from "~/domains/opportunities/create-opportunity.server";
import { convertLead } from "~/domains/opportunities/creation/convert-lead.server";
import {
  generatedText,
  generateOpportunities,
} from "~/domains/opportunities/creation/generate-opportunities.server";
import { getPipelineValue } from "~/domains/opportunities/forecast/pipeline-value.server";
import { eventJson, opportunityJson, pipelineValueJson } from "~/domains/opportunities/json";
import { moveOpportunity } from "~/domains/opportunities/move-opportunity.server";
import { MoveSchema, UndoMoveSchema } from "~/domains/opportunities/move-schemas";
import { getOpportunity } from "~/domains/opportunities/opportunities.server";
import { removeOpportunity, restoreOpportunity } from "~/domains/opportunities/remove-opportunity.server";
import { NoteSchema, OpportunityQuery, OpportunitySchema } from "~/domains/opportunities/schemas";
import { listOpportunities } from "~/domains/opportunities/search/list-opportunities.server";
import { addNote } from "~/domains/opportunities/timeline/add-note.server";
import { listEvents } from "~/domains/opportunities/timeline/events.server";
import { findLastMove, undoMove } from "~/domains/opportunities/undo-move.server";
import { TimelineQuery, timelineJson } from "~/domains/records/activity";
import { listTimeline } from "~/domains/records/list-timeline.server";
import { dealScope } from "~/domains/records/scope.server";
import { endpoint, jsonPage } from "~/http/api/api.server";
import type { ApiPaths } from "~/http/api/api-paths.server";

const opportunityIdOf = (params: { opportunityId?: string | undefined }) =>
  parseId(params.opportunityId, "deal");

export const opportunitiesApi: ApiPaths = {
  "/api/opportunities": {
    GET: endpoint({
      access: "business",
      query: OpportunityQuery,
      run: async ({ ctx, query, request }) =>
        jsonPage(request, await listOpportunities(ctx, query), (row) => opportunityJson(row, ctx.now())),
    }),
    // With a lead ID, converts that lead; repeating the request returns the existing opportunity.
    POST: endpoint({
      access: "business",
      body: OpportunitySchema,
      status: 201,
      run: async ({ ctx, body }) => {
        const { leadId } = body;
        const made = leadId
          ? (await convertLead(ctx, leadId, body)).opportunity
          : await createOpportunity(ctx, body);
        return opportunityJson(made, ctx.now());
      },
    }),
  },
  "/api/opportunities/generate": {
    POST: endpoint({
      access: "business",
      run: async ({ ctx }) => {
        const generated = await generateOpportunities(ctx);
        const opportunities = generated.made.map((row) => opportunityJson(row, ctx.now()));
        return { message: generatedText(generated), opportunities, hasMore: generated.hasMore };
      },
    }),
  },
  "/api/opportunities/:opportunityId": {
    GET: endpoint({
      access: "business",
      run: async ({ ctx, params }) =>
        opportunityJson(await getOpportunity(ctx, opportunityIdOf(params)), ctx.now()),
    }),
    PATCH: endpoint({
      access: "business",
      find: ({ ctx, params }) => getOpportunity(ctx, opportunityIdOf(params)),
      body: OpportunityChangeSchema,
      run: async ({ ctx, params, body }) =>
        opportunityJson(await changeOpportunity(ctx, opportunityIdOf(params), body), ctx.now()),
    }),
    DELETE: endpoint({
      access: "business",
      run: async ({ ctx, params }) => {
        await removeOpportunity(ctx, opportunityIdOf(params));
        return { success: true };
      },
    }),
  },
  "/api/opportunities/:opportunityId/move": {
    POST: endpoint({
      access: "business",
      find: ({ ctx, params }) => getOpportunity(ctx, opportunityIdOf(params)),
      body: MoveSchema,
      run: async ({ ctx, params, body }) => {
        const moved = await moveOpportunity(ctx, opportunityIdOf(params), body);
        return {
          ...opportunityJson(moved, ctx.now()),
          moveId: (await findLastMove(ctx, moved.id))?.id ?? null,
        };
      },
    }),
  },
  "/api/opportunities/:opportunityId/move/undo": {
    POST: endpoint({
      access: "business",
      find: ({ ctx, params }) => getOpportunity(ctx, opportunityIdOf(params)),
      body: UndoMoveSchema,
      run: async ({ ctx, params, body }) =>
        opportunityJson(await undoMove(ctx, opportunityIdOf(params), body.move), ctx.now()),
    }),
  },
  "/api/opportunities/:opportunityId/restore": {
    POST: endpoint({
      access: "business",
      run: async ({ ctx, params }) =>
        opportunityJson(await restoreOpportunity(ctx, parseId(params.opportunityId, "deal")), ctx.now()),
    }),
  },
  "/api/opportunities/:opportunityId/notes": {
    // Returns the full history: moves, changes, tasks and notes, newest first.
    GET: endpoint({
      access: "business",
      find: ({ ctx, params }) => getOpportunity(ctx, opportunityIdOf(params)),
      run: async ({ ctx, params }) => (await listEvents(ctx, [opportunityIdOf(params)], 50)).map(eventJson),
    }),
    POST: endpoint({
      access: "business",
      find: ({ ctx, params }) => getOpportunity(ctx, opportunityIdOf(params)),
      body: NoteSchema,
      status: 201,
      run: async ({ ctx, params, body }) => eventJson(await addNote(ctx, opportunityIdOf(params), body)),
    }),
  },
  "/api/opportunities/:opportunityId/timeline": {
    GET: endpoint({
      access: "business",
      query: TimelineQuery,
      run: async ({ ctx, params, query }) => {
        const deal = await getOpportunity(ctx, opportunityIdOf(params));
        return timelineJson(await listTimeline(ctx, await dealScope(ctx, deal), query));
      },
    }),
  },
  "/api/analytics/pipeline-value": {
    GET: endpoint({
      access: "business",
      run: async ({ ctx }) => pipelineValueJson(await getPipelineValue(ctx)),
    }),
  },
};

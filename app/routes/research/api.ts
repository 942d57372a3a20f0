import { parseId } from "~/core/ids";
import { researchErrorJson, researchSourceJson } from "~/domains/directory/research/admin-json";
import { getResearch, listResearchSources } from "~/domains/directory/research/get-research.server";
import { researchJson } from "~/domains/directory/research/json";
import {
  changeResearchSettings,
  researchSettings,
} from "~/domains/directory/research/research-settings.server";
import {
  addFeed,
  changeResearchSource,
  getResearchSource,
  listResearchErrors,
  removeFeed,
} from "~/domains/directory/research/research-sources.server";
import { NewFeed, ResearchChange, SourceChange, StartResearch } from "~/domains/directory/research/schemas";
import { startResearch, stopResearch } from "~/domains/directory/research/start-research.server";
import { type Endpoints, endpoint } from "~/http/api/api.server";
import type { ApiPaths } from "~/http/api/api-paths.server";

/** The specification gives this endpoint two paths; both behave the same. */
const start: Endpoints = {
  POST: endpoint({
    access: "business",
    status: 202,
    body: StartResearch,
    run: async ({ ctx, body }) => ({
      message: "Database Expansion Started",
      ...researchJson(await startResearch(ctx, body)),
    }),
  }),
};

const sourceIdOf = ({ sourceId }: { sourceId?: string | undefined }) => parseId(sourceId, "source");

export const researchApi: ApiPaths = {
  "/api/research-bot/status": {
    GET: endpoint({ access: "business", run: async ({ ctx }) => researchJson(await getResearch(ctx)) }),
  },
  "/api/research-bot/start": start,
  "/api/database-expansion/start": start,
  "/api/research-bot/stop": {
    POST: endpoint({
      access: "business",
      run: async ({ ctx }) => ({
        message: "Database Expansion Stopped",
        ...researchJson(await stopResearch(ctx)),
      }),
    }),
  },
  "/api/admin/research": {
    GET: endpoint({
      access: "admin",
      run: async ({ ctx }) => ({
        ...researchJson(await getResearch(ctx)),
        settings: await researchSettings(ctx),
      }),
    }),
    PATCH: endpoint({
      access: "admin",
      body: ResearchChange,
      run: async ({ ctx, body }) => ({ settings: await changeResearchSettings(ctx, body) }),
    }),
  },
  "/api/admin/research/start": {
    POST: endpoint({
      access: "admin",
      status: 202,
      body: StartResearch,
      run: async ({ ctx, body }) => researchJson(await startResearch(ctx, body)),
    }),
  },
  "/api/admin/research/stop": {
    POST: endpoint({ access: "admin", run: async ({ ctx }) => researchJson(await stopResearch(ctx)) }),
  },
  "/api/admin/research/sources": {
    GET: endpoint({
      access: "admin",
      run: async ({ ctx }) => (await listResearchSources(ctx)).map(researchSourceJson),
    }),
    POST: endpoint({
      access: "admin",
      status: 201,
      body: NewFeed,
      run: async ({ ctx, body }) => researchSourceJson(await addFeed(ctx, body)),
    }),
  },
  "/api/admin/research/sources/:sourceId": {
    GET: endpoint({
      access: "admin",
      run: async ({ ctx, params }) => {
        const source = await getResearchSource(ctx, sourceIdOf(params));
        const errors = await listResearchErrors(ctx, source.id);
        return { ...researchSourceJson(source), errors: errors.map(researchErrorJson) };
      },
    }),
    PATCH: endpoint({
      access: "admin",
      find: ({ ctx, params }) => getResearchSource(ctx, sourceIdOf(params)),
      body: SourceChange,
      run: async ({ ctx, params, body }) =>
        researchSourceJson(await changeResearchSource(ctx, sourceIdOf(params), body)),
    }),
    DELETE: endpoint({
      access: "admin",
      run: ({ ctx, params }) => removeFeed(ctx, sourceIdOf(params)),
    }),
  },
};

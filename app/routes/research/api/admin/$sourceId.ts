import { parseId } from "~/core/ids";
import { researchErrorJson, researchSourceJson } from "~/domains/directory/research/admin-json";
import {
  changeResearchSource,
  getResearchSource,
  listResearchErrors,
  removeFeed,
} from "~/domains/directory/research/research-sources.server";
import { SourceChange } from "~/domains/directory/research/schemas";
import { apiRoute, endpoint } from "~/http/api/api.server";

const idOf = ({ sourceId }: { sourceId?: string | undefined }) => parseId(sourceId, "source");

export const { loader, action } = apiRoute({
  GET: endpoint({
    access: "admin",
    run: async ({ ctx, params }) => {
      const source = await getResearchSource(ctx, idOf(params));
      const errors = await listResearchErrors(ctx, source.id);
      return { ...researchSourceJson(source), errors: errors.map(researchErrorJson) };
    },
  }),
  PATCH: endpoint({
    access: "admin",
    find: ({ ctx, params }) => getResearchSource(ctx, idOf(params)),
    body: SourceChange,
    run: async ({ ctx, params, body }) =>
      researchSourceJson(await changeResearchSource(ctx, idOf(params), body)),
  }),
  DELETE: endpoint({
    access: "admin",
    run: ({ ctx, params }) => removeFeed(ctx, idOf(params)),
  }),
});

import { z } from "zod";
import { parseId } from "~/core/ids";
import { PageQuery } from "~/core/pagination";
import { importJson, importRejectJson } from "~/domains/directory/imports/import-json";
import { getImport, listImportRejects, listImports } from "~/domains/directory/imports/imports.server";
import { listDuplicates } from "~/domains/directory/imports/list-duplicates.server";
import { confirmImportMapping } from "~/domains/directory/imports/mapping/confirm-import-mapping.server";
import {
  decideImportOptOut,
  listImportOptOuts,
} from "~/domains/directory/imports/opt-outs/decide-opt-out.server";
import { receiveImport, requireSize } from "~/domains/directory/imports/receive-import.server";
import { requestImportUndo } from "~/domains/directory/imports/request-import-undo.server";
import { rereadImport } from "~/domains/directory/imports/reread-import.server";
import {
  DuplicateQuery,
  ImportKind,
  ImportMapping,
  ImportQuery,
  ImportReading,
  OptOutDecision,
  StartImport,
  UndoImport,
} from "~/domains/directory/imports/schemas";
import { startImport } from "~/domains/directory/imports/start-import.server";
import { endpoint, jsonPage } from "~/http/api/api.server";
import type { ApiPaths } from "~/http/api/api-paths.server";
import { readUpload, statedSize } from "~/http/files/file-upload.server";

/** The file is the request body, or the field `file` of a multipart form. */
const UploadQuery = ImportKind.extend({
  filename: z.string().max(200, "Use at most 200 characters.").optional(),
});

export const importsApi: ApiPaths = {
  "/api/imports": {
    GET: endpoint({
      access: "business",
      query: ImportQuery,
      run: async ({ ctx, query, request }) => jsonPage(request, await listImports(ctx, query), importJson),
    }),
    POST: endpoint({
      access: "business",
      query: UploadQuery,
      isUpload: true,
      status: 201,
      run: async ({ ctx, query, request }) => {
        requireSize(statedSize(request));
        const { kind } = query;
        const receive = (file: Parameters<typeof receiveImport>[1]) => receiveImport(ctx, { ...file, kind });
        return importJson(await readUpload(request, query.filename ?? "companies.csv", receive));
      },
    }),
  },
  "/api/imports/:importId": {
    GET: endpoint({
      access: "business",
      run: async ({ ctx, params }) => importJson(await getImport(ctx, parseId(params.importId, "import"))),
    }),
  },
  "/api/imports/:importId/mapping": {
    PUT: endpoint({
      access: "business",
      find: ({ ctx, params }) => getImport(ctx, parseId(params.importId, "import")),
      body: ImportMapping,
      run: async ({ ctx, params, body }) =>
        importJson(await confirmImportMapping(ctx, parseId(params.importId, "import"), body)),
    }),
  },
  "/api/imports/:importId/reading": {
    PUT: endpoint({
      access: "business",
      find: ({ ctx, params }) => getImport(ctx, parseId(params.importId, "import")),
      body: ImportReading,
      run: async ({ ctx, params, body }) =>
        importJson(await rereadImport(ctx, parseId(params.importId, "import"), body)),
    }),
  },
  "/api/imports/:importId/duplicates": {
    GET: endpoint({
      access: "business",
      query: DuplicateQuery,
      run: async ({ ctx, params, query, request }) => {
        const page = await listDuplicates(ctx, parseId(params.importId, "import"), query);
        return jsonPage(request, page, (row) => row);
      },
    }),
  },
  "/api/imports/:importId/rejects": {
    GET: endpoint({
      access: "business",
      query: PageQuery,
      run: async ({ ctx, params, query, request }) => {
        const page = await listImportRejects(ctx, parseId(params.importId, "import"), query);
        return jsonPage(request, page, importRejectJson);
      },
    }),
  },
  "/api/imports/:importId/start": {
    POST: endpoint({
      access: "business",
      find: ({ ctx, params }) => getImport(ctx, parseId(params.importId, "import")),
      body: StartImport,
      run: async ({ ctx, params, body }) =>
        importJson(await startImport(ctx, parseId(params.importId, "import"), body)),
    }),
  },
  "/api/imports/:importId/opt-outs": {
    GET: endpoint({
      access: "business",
      run: ({ ctx, params }) => listImportOptOuts(ctx, parseId(params.importId, "import")),
    }),
    POST: endpoint({
      access: "business",
      find: ({ ctx, params }) => getImport(ctx, parseId(params.importId, "import")),
      body: OptOutDecision,
      run: async ({ ctx, params, body }) => ({
        decided: await decideImportOptOut(ctx, parseId(params.importId, "import"), body),
      }),
    }),
  },
  "/api/imports/:importId/undo": {
    POST: endpoint({
      access: "business",
      find: ({ ctx, params }) => getImport(ctx, parseId(params.importId, "import")),
      body: UndoImport,
      run: async ({ ctx, params, body }) =>
        importJson(await requestImportUndo(ctx, parseId(params.importId, "import"), body)),
    }),
  },
};

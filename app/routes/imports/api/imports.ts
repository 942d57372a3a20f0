import { z } from "zod";
import { importJson } from "~/domains/directory/imports/import-json";
import { listImports } from "~/domains/directory/imports/imports.server";
import { receiveImport, requireSize } from "~/domains/directory/imports/receive-import.server";
import { ImportKind, ImportQuery } from "~/domains/directory/imports/schemas";
import { apiRoute, endpoint, jsonPage } from "~/http/api/api.server";
import { readUpload, statedSize } from "~/http/files/file-upload.server";

/** The file is the body itself, or the field `file` of a multipart form. */
const UploadQuery = ImportKind.extend({
  filename: z.string().max(200, "At most 200 characters.").optional(),
});

export const { loader, action } = apiRoute({
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
});

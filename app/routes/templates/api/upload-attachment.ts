import { bytesOfDataUrl, storeFile } from "~/domains/templates/files/store-file.server";
import { UPLOAD_LIMIT, UploadSchema } from "~/domains/templates/files/upload-schema";
import { apiRoute, endpoint } from "~/http/api/api.server";
import { paths } from "~/paths";

export const { loader, action } = apiRoute({
  POST: endpoint({
    access: "business",
    body: UploadSchema,
    bodyLimit: UPLOAD_LIMIT,
    run: async ({ ctx, body }) => {
      const bytes = bytesOfDataUrl(body.fileData);
      const file = await storeFile(ctx, "attachment", { name: body.filename, bytes }, "fileData");
      return { url: paths.templates.file(file.id), originalName: file.originalName };
    },
  }),
});

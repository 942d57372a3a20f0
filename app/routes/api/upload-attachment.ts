import { FILE_PATH } from "~/domains/outreach/links";
import { bytesOfDataUrl, storeFile } from "~/domains/outreach/store-file.server";
import { UPLOAD_LIMIT, UploadSchema } from "~/domains/outreach/upload-schema";
import { apiRoute, call } from "~/http/api.server";

export const { loader, action } = apiRoute({
  POST: call({
    access: "business",
    body: UploadSchema,
    bodyLimit: UPLOAD_LIMIT,
    run: async ({ ctx, body }) => {
      const bytes = bytesOfDataUrl(body.fileData);
      const file = await storeFile(ctx, "attachment", { name: body.filename, bytes }, "fileData");
      return { url: FILE_PATH(file.id), originalName: file.originalName };
    },
  }),
});

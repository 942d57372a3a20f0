import { bytesOfDataUrl, storeFile } from "~/domains/templates/files/store-file.server";
import { UPLOAD_LIMIT, UploadSchema } from "~/domains/templates/files/upload-schema";
import { apiRoute, endpoint } from "~/http/api/api.server";
import { paths } from "~/paths";

/** The logo of a signature: whoever gets a mail with it can fetch it. */
export const { loader, action } = apiRoute({
  POST: endpoint({
    access: "business",
    body: UploadSchema,
    bodyLimit: { ...UPLOAD_LIMIT, error: "File too large: Please upload a picture smaller than 2MB" },
    run: async ({ ctx, body }) => {
      const bytes = bytesOfDataUrl(body.fileData);
      const file = await storeFile(ctx, "logo", { name: body.filename, bytes }, "fileData");
      return { url: paths.templates.file(file.id), originalName: file.originalName };
    },
  }),
});

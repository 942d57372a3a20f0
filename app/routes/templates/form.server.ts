import type { BusinessContext } from "~/core/context";
import { MAX_FILE_BYTES } from "~/domains/templates/files/file-kinds";
import { storeFile } from "~/domains/templates/files/store-file.server";
import { previewContent } from "~/domains/templates/rendering/preview-content.server";
import { UnsavedWords } from "~/domains/templates/template-schema";
import { previewForm } from "~/http/pages/form.server";
import { fileErrors, readFormWithFile } from "~/http/pages/form-with-file.server";
import { paths } from "~/paths";

/**
 * Reads a template's form and stores its file. The form then contains the file's address, as the API request does, so
 * that an error in another field doesn't lose the file. `refused` is the file's error.
 */
export async function readTemplateForm(ctx: BusinessContext, request: Request) {
  const { formData, file } = await readFormWithFile(request, "attachment", MAX_FILE_BYTES);
  if (formData.get("removeAttachment")) formData.set("attachmentUrl", "");
  formData.delete("removeAttachment");
  const refused = await fileErrors("attachment", async () => {
    if (!file) return;
    const stored = await storeFile(ctx, "attachment", file, "attachment");
    formData.set("attachmentUrl", paths.templates.file(stored.id));
    formData.set("attachmentName", stored.originalName);
  });
  return { formData, refused };
}

/** For pages without script: previews the typed template as a lead would read it. */
export const previewTemplateForm = (ctx: BusinessContext, formData: FormData) =>
  previewForm(formData, UnsavedWords, async (unsaved) => ({ preview: await previewContent(ctx, unsaved) }));

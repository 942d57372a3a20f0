import type { BusinessContext } from "~/core/context";
import { MAX_LOGO_BYTES } from "~/domains/templates/files/file-kinds";
import { storeFile } from "~/domains/templates/files/store-file.server";
import { paths } from "~/paths";
import { fileErrors, readFormWithFile } from "./form-with-file.server";

/** Reads a form and stores its `logo`: the form then contains the logo's address, as the API request does. */
export async function readLogoForm(ctx: BusinessContext, request: Request) {
  const { formData, file } = await readFormWithFile(request, "logo", MAX_LOGO_BYTES);
  if (formData.get("removeLogo")) formData.set("logoUrl", "");
  formData.delete("removeLogo");
  const refused = await fileErrors("logo", async () => {
    if (file) formData.set("logoUrl", paths.templates.file((await storeFile(ctx, "logo", file, "logo")).id));
  });
  return { formData, refused };
}

import type { z } from "zod";
import type { BusinessContext } from "~/core/context";
import { NoInput } from "~/core/no-input";
import { MOST_LOGO_BYTES } from "~/domains/templates/files/file-kinds";
import { storeFile } from "~/domains/templates/files/store-file.server";
import {
  BrandingForm,
  DetailsForm,
  IllustrationForm,
  type SignatureChange,
} from "~/domains/templates/signatures/signature-schema";
import { SIGNATURE_STEPS, type SignatureStep } from "~/domains/templates/signatures/signature-steps";
import { fileErrors, readFormWithFile } from "~/http/pages/form-with-file.server";
import { paths } from "~/paths";

export const SCHEMAS: Record<SignatureStep, z.ZodType<SignatureChange>> = {
  details: DetailsForm,
  branding: BrandingForm,
  illustration: IllustrationForm,
  preview: NoInput,
};

/** The step of the builder that an address names; the first one unless it is known. */
export function stepOf(request: Request): SignatureStep {
  const step = new URL(request.url).searchParams.get("step");
  return SIGNATURE_STEPS.find((each) => each === step) ?? "details";
}

/** A step's form, its logo kept already: the form then carries the logo's address, as the call does. */
export async function readSignatureForm(ctx: BusinessContext, request: Request) {
  const { formData, file } = await readFormWithFile(request, "logo", MOST_LOGO_BYTES);
  if (formData.get("removeLogo")) formData.set("logoUrl", "");
  formData.delete("removeLogo");
  const refused = await fileErrors("logo", async () => {
    if (file) formData.set("logoUrl", paths.templates.file((await storeFile(ctx, "logo", file, "logo")).id));
  });
  return { formData, refused };
}

import type { z } from "zod";
import { EmptyForm } from "~/core/empty-form";
import {
  BrandingForm,
  DetailsForm,
  IllustrationForm,
  type SignatureChange,
} from "~/domains/templates/signatures/signature-schema";
import { SIGNATURE_STEPS, type SignatureStep } from "~/domains/templates/signatures/signature-steps";

export const SCHEMAS: Record<SignatureStep, z.ZodType<SignatureChange>> = {
  details: DetailsForm,
  branding: BrandingForm,
  illustration: IllustrationForm,
  preview: EmptyForm,
};

/** The builder step in the URL; the first step if it is missing or unknown. */
export function stepOf(request: Request): SignatureStep {
  const step = new URL(request.url).searchParams.get("step");
  return SIGNATURE_STEPS.find((known) => known === step) ?? "details";
}

import { useForm } from "@conform-to/react";
import { getZodConstraint } from "@conform-to/zod/v4";
import type { ActionFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { getSignature } from "~/domains/templates/signatures/get-signature.server";
import { saveSignature } from "~/domains/templates/signatures/save-signature.server";
import { SIGNATURE_STEPS, type SignatureStep } from "~/domains/templates/signatures/signature-steps";
import { type SignatureFieldSet, SignatureFields } from "~/domains/templates/signatures/ui/signature-fields";
import { SignaturePreview } from "~/domains/templates/signatures/ui/signature-preview";
import { TemplateTabs } from "~/domains/templates/ui/template-tabs";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { answerForm } from "~/http/pages/form.server";
import { readLogoForm } from "~/http/pages/logo-form.server";
import { businessPage } from "~/http/pages/page.server";
import { nextScreen } from "~/http/pages/safe-redirect";
import { paths } from "~/paths";
import { PostForm } from "~/ui/forms/form";
import { LinkButton } from "~/ui/forms/link-button";
import { Submit } from "~/ui/forms/submit";
import { Page } from "~/ui/layout/page";
import { ReturnLink } from "~/ui/layout/return-link";
import { Tabs } from "~/ui/layout/tabs";
import { SCHEMAS, stepOf } from "./signature-form.server";

export const meta: MetaFunction = () => [{ title: "Your signature" }];

const to = (step: SignatureStep, next = "") => paths.withQuery(paths.templates.signature, { step, next });
const LABELS: Record<SignatureStep, string> = {
  details: "Details",
  branding: "Branding",
  illustration: "Illustration",
  preview: "Preview",
};

export const loader = businessPage(async (ctx, { request }) => {
  const step = stepOf(request);
  return {
    step,
    next: nextScreen(request, ""),
    ...(await getSignature(ctx)),
    constraint: getZodConstraint(SCHEMAS[step]),
  };
});

export const action = businessPage(async (ctx, { request, context }: ActionFunctionArgs) => {
  const step = stepOf(request);
  const { formData, refused } = await readLogoForm(ctx, request);
  const later = SIGNATURE_STEPS[SIGNATURE_STEPS.indexOf(step) + 1] ?? "preview";
  return answerForm(
    formData,
    SCHEMAS[step],
    async (change) => {
      await saveSignature(ctx, change);
      return redirectWithFlash(context, nextScreen(request, to(later)), {
        kind: "success",
        title: "Signature saved",
      });
    },
    refused,
  );
});

export default function SignatureBuilder() {
  const { step, next, isSaved, fields: saved, logoShown, constraint } = useLoaderData<typeof loader>();
  const [form, fields] = useForm<Record<keyof SignatureFieldSet, string>>({
    id: `signature-${step}`,
    lastResult: useActionData<typeof action>()?.result,
    defaultValue: saved,
    constraint,
  });
  return (
    <Page title="Your signature" subtitle="Replaces {{signature}} in templates." width="reading">
      <TemplateTabs current="signature" />
      <Tabs
        label="Signature builder"
        tabs={SIGNATURE_STEPS.map((tab) => ({
          to: to(tab, next),
          label: LABELS[tab],
          isCurrent: tab === step,
        }))}
      />
      {isSaved ? null : <p className="muted">Emails use the signature below until you save your own.</p>}
      {step === "preview" ? (
        <div className="row">
          <LinkButton to={to("details", next)} writes>
            Edit details
          </LinkButton>
        </div>
      ) : (
        <PostForm key={step} form={form} action={to(step, next)} encType="multipart/form-data">
          <SignatureFields step={step} fields={fields} />
          <div className="row">
            <Submit pending="Saving">{next ? "Save and return" : "Save and continue"}</Submit>
          </div>
        </PostForm>
      )}
      <ReturnLink next={next} isDone={false} />
      <SignaturePreview fields={saved} logo={logoShown} formId={form.id} />
    </Page>
  );
}

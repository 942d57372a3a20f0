import { useForm } from "@conform-to/react";
import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { hasFeature } from "~/domains/billing/plans/features";
import { UpgradeNote } from "~/domains/billing/ui/upgrade-note";
import { canBrand } from "~/domains/identity/policy";
import { BrandInput } from "~/domains/templates/brand/brand-schema";
import { ownBrand, requireMayBrand, saveBrand } from "~/domains/templates/brand/save-brand.server";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { answerForm } from "~/http/pages/form.server";
import { readLogoForm } from "~/http/pages/logo-form.server";
import { businessPage } from "~/http/pages/page.server";
import { paths } from "~/paths";
import { DefinitionList } from "~/ui/data/definition-list";
import { Field } from "~/ui/forms/field";
import { PostForm } from "~/ui/forms/form";
import { Submit } from "~/ui/forms/submit";
import { Card, Page } from "~/ui/layout/page";
import { AccountTrail } from "../parts";

export const meta: MetaFunction = () => [{ title: "White label" }];

export const loader = businessPage(async (ctx) => ({
  brand: await ownBrand(ctx),
  has: hasFeature(ctx.account, "whiteLabel"),
  isOwner: canBrand(ctx.actor),
  company: ctx.account.name,
}));

export const action = businessPage(async (ctx, { request, context }) => {
  requireMayBrand(ctx);
  const { formData, refused } = await readLogoForm(ctx, request);
  return answerForm(
    formData,
    BrandInput,
    async (input) => {
      await saveBrand(ctx, input);
      const title = "Branding saved";
      return redirectWithFlash(context, paths.account.whiteLabel, { kind: "success", title });
    },
    refused,
  );
});

type Names = "senderName" | "logo" | "logoUrl" | "removeLogo" | "colour";

export default function WhiteLabelPage() {
  const { brand, has, isOwner, company } = useLoaderData<typeof loader>();
  const [form, fields] = useForm<Record<Names, string>>({
    lastResult: useActionData<typeof action>()?.result ?? null,
    defaultValue: {
      senderName: brand.senderName ?? company,
      colour: brand.colour ?? "",
      logoUrl: brand.logoUrl ?? "",
    },
  });
  const url = typeof fields.logoUrl.initialValue === "string" ? fields.logoUrl.initialValue : "";
  return (
    <Page title="White label" subtitle="Your name and logo on emails we send for you." width="narrow">
      <AccountTrail />
      {has ? null : (
        <UpgradeNote feature="whiteLabel">
          {brand.senderName === null ? "" : "Your saved branding will apply again after you upgrade."}
        </UpgradeNote>
      )}
      {brand.senderName === null ? null : (
        <Card title={brand.isShown ? "Current branding" : "Saved branding"}>
          {brand.logoShown ? (
            <img src={brand.logoShown} alt={`Logo of ${brand.senderName}`} height={48} />
          ) : null}
          <DefinitionList
            facts={[
              ["Name", brand.senderName],
              ["Colour", brand.colour ?? "Default"],
            ]}
          />
          {isOwner ? (
            <form method="post" action={paths.account.removeWhiteLabel}>
              <Submit kind="plain">Remove branding</Submit>
            </form>
          ) : null}
        </Card>
      )}
      {has && isOwner ? (
        <PostForm form={form} encType="multipart/form-data">
          <Field
            field={fields.senderName}
            label="Sender name"
            hint="On emails from our address. Your mailboxes keep their names."
            required
          />
          <input type="hidden" name="logoUrl" value={url} />
          <Field
            field={fields.logo}
            label={url ? "New logo" : "Logo"}
            type="file"
            accept=".png,.jpg,.jpeg"
            hint="PNG or JPG, at most 2 MB. Shown 48 px high."
          />
          {url ? <Field field={fields.removeLogo} label="Remove logo" type="checkbox" /> : null}
          <Field
            field={fields.colour}
            label="Button colour"
            hint="Hex code, e.g. #1F4D63. Must be dark enough for white text."
          />
          <Submit>Save branding</Submit>
        </PostForm>
      ) : null}
      {has && !isOwner ? <p className="muted">Only account owners can edit branding.</p> : null}
    </Page>
  );
}

import { useForm } from "@conform-to/react";
import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData } from "@remix-run/react";
import { plural } from "~/core/format";
import { addSuppressions } from "~/domains/suppressions/add-suppressions.server";
import { SuppressionsInput } from "~/domains/suppressions/suppression-schemas";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { handleForm } from "~/http/pages/form.server";
import { businessPage } from "~/http/pages/page.server";
import { paths } from "~/paths";
import { Field } from "~/ui/forms/field";
import { PostForm } from "~/ui/forms/form";
import { Submit } from "~/ui/forms/submit";
import { Page } from "~/ui/layout/page";
import { Breadcrumb } from "~/ui/layout/tabs";

export const meta: MetaFunction = () => [{ title: "Add addresses" }];

export const loader = businessPage(async () => null);

export const action = businessPage((ctx, args) =>
  handleForm(args, SuppressionsInput, async (input) => {
    const { added, known } = await addSuppressions(ctx, input);
    return redirectWithFlash(args.context, paths.suppressions.list, {
      kind: "success",
      title: "Suppression list updated",
      text:
        known === 0
          ? `${plural(added, "address", "addresses")} added.`
          : `${plural(added, "address", "addresses")} added, ${known} already on the list.`,
    });
  }),
);

export default function NewSuppressionsPage() {
  const [form, fields] = useForm<{ addresses: string; note?: string }>({
    lastResult: useActionData<typeof action>()?.result,
  });
  return (
    <Page title="Add addresses" subtitle="For contacts who opted out by phone or in person." width="narrow">
      <Breadcrumb trail={[{ to: paths.suppressions.list, label: "Suppression list" }]} />
      <PostForm form={form} creates>
        <Field
          field={fields.addresses}
          label="Addresses"
          type="textarea"
          required
          hint="Up to 5,000, separated by line breaks, commas or spaces."
        />
        <Field field={fields.note} label="Note" hint="e.g. Opted out by phone" />
        <Submit pending="Adding">Add to suppression list</Submit>
      </PostForm>
    </Page>
  );
}

import { useForm } from "@conform-to/react";
import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData } from "@remix-run/react";
import type { z } from "zod";
import { addFeed } from "~/domains/directory/research/research-sources.server";
import { NewFeed, SECRETS_OF_FEED } from "~/domains/directory/research/schemas";
import { FeedFields } from "~/domains/directory/research/ui/feed-fields";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { handleForm } from "~/http/pages/form.server";
import { adminPage } from "~/http/pages/page.server";
import { ADMIN_RESEARCH } from "~/paths/business/admin-research";
import { Field } from "~/ui/forms/field";
import { PostForm } from "~/ui/forms/form";
import { Submit } from "~/ui/forms/submit";
import { Page } from "~/ui/layout/page";
import { Breadcrumb } from "~/ui/layout/tabs";

export const meta: MetaFunction = () => [{ title: "Add feed" }];

export const loader = adminPage(async () => null);

export const action = adminPage((ctx, args) =>
  handleForm(
    args,
    NewFeed,
    async (input) => {
      const { key } = await addFeed(ctx, input);
      return redirectWithFlash(args.context, ADMIN_RESEARCH.home, {
        kind: "success",
        title: "Feed added",
        text: `${key} will be read within a minute while research runs.`,
      });
    },
    SECRETS_OF_FEED,
  ),
);

export default function NewFeedPage() {
  const [form, fields] = useForm<z.input<typeof NewFeed>>({
    lastResult: useActionData<typeof action>()?.result,
  });
  return (
    <Page title="Add feed" width="two-column">
      <Breadcrumb trail={[{ to: ADMIN_RESEARCH.home, label: "Research" }]} />
      <p>Companies visible to every business. Columns about people are ignored.</p>
      <PostForm form={form} creates>
        <Field
          field={fields.name}
          label="Source name"
          hint="Shown on every company from this source. Can’t be changed later."
          required
        />
        <FeedFields fields={fields} hasKey={false} />
        <Submit>Add feed</Submit>
      </PostForm>
    </Page>
  );
}

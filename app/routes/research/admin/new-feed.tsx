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

export const meta: MetaFunction = () => [{ title: "Add a feed" }];

export const loader = adminPage(async () => null);

export const action = adminPage((ctx, args) =>
  handleForm(
    args,
    NewFeed,
    async (input) => {
      const { key } = await addFeed(ctx, input);
      return redirectWithFlash(args.context, ADMIN_RESEARCH.home, {
        kind: "success",
        title: "Feed Added",
        text: `${key} is read from the next minute on while the research runs.`,
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
    <Page title="Add a feed" width="two-column">
      <Breadcrumb trail={[{ to: ADMIN_RESEARCH.home, label: "Research" }]} />
      <p>
        A list of companies that you may show to every business: its name, country and what else is known.
        Columns about people are not read.
      </p>
      <PostForm form={form} creates>
        <Field
          field={fields.name}
          label="Name of the source"
          hint="Stands on every company that comes from it. It can't be changed later."
          required
        />
        <FeedFields fields={fields} hasKey={false} />
        <Submit>Add the feed</Submit>
      </PostForm>
    </Page>
  );
}

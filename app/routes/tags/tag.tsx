import { useForm } from "@conform-to/react";
import type { MetaFunction } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { parseId } from "~/core/ids";
import { getTag, renameTag } from "~/domains/tags/edit-tags.server";
import { TagSchema } from "~/domains/tags/schemas";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { handleForm } from "~/http/pages/form.server";
import { businessPage } from "~/http/pages/page.server";
import { TAGS } from "~/paths/bulk/tags";
import { Field } from "~/ui/forms/field";
import { PostForm } from "~/ui/forms/form";
import { IfCanWrite } from "~/ui/forms/if-can-write";
import { Submit } from "~/ui/forms/submit";
import { Page } from "~/ui/layout/page";
import { Breadcrumb } from "~/ui/layout/tabs";

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.name ?? "Tag" }];

export const loader = businessPage(async (ctx, { params }) => {
  const { id, name } = await getTag(ctx, parseId(params.tagId, "tag"));
  return { id, name };
});

export const action = businessPage((ctx, args) =>
  handleForm(args, TagSchema, async ({ name }) => {
    await renameTag(ctx, parseId(args.params.tagId, "tag"), name);
    return redirectWithFlash(args.context, TAGS.list, { kind: "success", title: "Tag renamed" });
  }),
);

export default function TagPage() {
  const { id, name } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>()?.result;
  const [form, fields] = useForm({ lastResult, defaultValue: { name } });
  return (
    <Page title={name} width="narrow">
      <Breadcrumb trail={[{ to: TAGS.list, label: "Tags" }]} />
      <IfCanWrite>
        <PostForm form={form}>
          <Field field={fields.name} label="Name" required />
          <Submit pending="Saving">Rename tag</Submit>
        </PostForm>
        <Form method="post" action={TAGS.delete(id)}>
          <Submit kind="quiet" pending="Deleting">
            Delete tag
          </Submit>
        </Form>
      </IfCanWrite>
    </Page>
  );
}

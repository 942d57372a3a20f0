import { useForm } from "@conform-to/react";
import type { MetaFunction } from "@remix-run/cloudflare";
import type { Params } from "@remix-run/react";
import { useActionData, useLoaderData } from "@remix-run/react";
import { notFound } from "~/core/errors";
import { LISTS } from "~/domains/saved-views/lists";
import { listSavedViews, saveView } from "~/domains/saved-views/saved-views.server";
import { ListNameSchema, SavedViewSchema, ViewsPageQuery } from "~/domains/saved-views/schemas";
import { ColumnChoice } from "~/domains/saved-views/ui/column-choice";
import { SavedViewList } from "~/domains/saved-views/ui/saved-view-list";
import { viewPath, viewQuery } from "~/domains/saved-views/view-query";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { handleForm } from "~/http/pages/form.server";
import { businessPage } from "~/http/pages/page.server";
import { readQuery } from "~/http/pages/query.server";
import { Field } from "~/ui/forms/field";
import { PostForm } from "~/ui/forms/form";
import { WritersOnly } from "~/ui/forms/readers";
import { Submit } from "~/ui/forms/submit";
import { Page, Section } from "~/ui/layout/page";
import { Breadcrumb } from "~/ui/layout/tabs";

export const meta: MetaFunction = () => [{ title: "Columns and views" }];

function listOf(params: Params) {
  const { data } = ListNameSchema.safeParse(params.list);
  if (!data) throw notFound("This list");
  return data;
}

export const loader = businessPage(async (ctx, { request, params }) => {
  const list = listOf(params);
  const query = viewQuery(list, readQuery(request, ViewsPageQuery).query);
  const views = await listSavedViews(ctx, list);
  return {
    list,
    query,
    views: views.map(({ id, name, query }) => ({ id, name, to: viewPath(list, query) })),
  };
});

export const action = businessPage(async (ctx, args) => {
  const list = listOf(args.params);
  return handleForm(args, SavedViewSchema, async (input) => {
    const { name, query } = await saveView(ctx, { ...input, list });
    const flash = { kind: "success", title: "The view was saved", text: name } as const;
    return redirectWithFlash(args.context, viewPath(list, query), flash);
  });
});

export default function Views() {
  const { list, query, views } = useLoaderData<typeof loader>();
  const [form, fields] = useForm({
    lastResult: useActionData<typeof action>()?.result,
    defaultValue: { name: "" },
  });
  const { title } = LISTS[list];
  return (
    <Page title="Columns and views" subtitle={`How “${title}” is seen.`} width="narrow">
      <Breadcrumb trail={[{ to: viewPath(list, query), label: title }]} />
      <Section title="Columns">
        <ColumnChoice list={list} query={query} key={query} />
      </Section>
      <WritersOnly>
        <Section title="Save this view">
          <PostForm form={form}>
            <input type="hidden" name="list" value={list} />
            <input type="hidden" name="query" value={query} />
            <Field
              field={fields.name}
              label="Name"
              required
              hint="Keeps the filter, the order and the columns you came with. A name that is there is replaced."
            />
            <Submit pending="Saving">Save the view</Submit>
          </PostForm>
        </Section>
      </WritersOnly>
      <Section title="Your views">
        <SavedViewList views={views} />
      </Section>
    </Page>
  );
}

import { useForm } from "@conform-to/react";
import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { LISTS, type ListName } from "~/domains/saved-views/lists";
import { listSavedViews, saveView } from "~/domains/saved-views/saved-views.server";
import { SavedViewSchema, ViewsPageQuery } from "~/domains/saved-views/schemas";
import { ColumnChoice } from "~/domains/saved-views/ui/column-choice";
import { SavedViewList } from "~/domains/saved-views/ui/saved-view-list";
import { viewPath, viewQuery } from "~/domains/saved-views/view-query";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { handleForm } from "~/http/pages/form.server";
import { businessPage } from "~/http/pages/page.server";
import { readQuery } from "~/http/pages/query.server";
import { paths } from "~/paths";
import { UndoNote } from "~/ui/feedback/undo-note";
import { Field } from "~/ui/forms/field";
import { PostForm } from "~/ui/forms/form";
import { IfCanWrite } from "~/ui/forms/if-can-write";
import { Submit } from "~/ui/forms/submit";
import { Page, Section } from "~/ui/layout/page";
import { Breadcrumb } from "~/ui/layout/tabs";

export const meta: MetaFunction = () => [{ title: "Columns and views" }];

export const loader = businessPage(async (ctx, { request }) => {
  const { list = null, query, deleted = null } = readQuery(request, ViewsPageQuery);
  const views = await listSavedViews(ctx, list ?? undefined);
  return {
    list,
    query: list ? viewQuery(list, query) : "",
    deleted,
    views: views.map(({ id, list, name, query, isDemo }) => ({
      id,
      list,
      name,
      isDemo,
      to: viewPath(list, query),
    })),
  };
});

export const action = businessPage(async (ctx, args) =>
  handleForm(args, SavedViewSchema, async (input) => {
    const { list, name, query } = await saveView(ctx, input);
    const flash = { kind: "success", title: "View saved", text: name } as const;
    return redirectWithFlash(args.context, viewPath(list, query), flash);
  }),
);

/** Column settings and views of one list, or the views of all lists if none is named. */
export default function Views() {
  const { list, query, deleted, views } = useLoaderData<typeof loader>();
  return (
    <Page
      title="Columns and views"
      subtitle={list ? `Settings for “${LISTS[list].title}”.` : "Saved views by list."}
      width="narrow"
    >
      {list ? (
        <>
          <Breadcrumb trail={[{ to: viewPath(list, query), label: LISTS[list].title }]} />
          {deleted === null ? null : (
            <IfCanWrite>
              <UndoNote action={paths.savedViews.page} fields={{ list, name: deleted, query }}>
                “{deleted}” was deleted.
              </UndoNote>
            </IfCanWrite>
          )}
          <Section title="Columns">
            <ColumnChoice list={list} query={query} key={query} />
          </Section>
          <IfCanWrite>
            <SaveView list={list} query={query} />
          </IfCanWrite>
        </>
      ) : null}
      <Section title="Saved views">
        <SavedViewList views={views} isOfAll={!list} />
      </Section>
    </Page>
  );
}

function SaveView({ list, query }: { list: ListName; query: string }) {
  const [form, fields] = useForm({
    lastResult: useActionData<typeof action>()?.result,
    defaultValue: { name: "" },
  });
  return (
    <Section title="Save view">
      <PostForm form={form}>
        <input type="hidden" name="list" value={list} />
        <input type="hidden" name="query" value={query} />
        <Field
          field={fields.name}
          label="Name"
          required
          hint="Saves filters, sorting and columns. Replaces any view with the same name."
        />
        <Submit pending="Saving">Save view</Submit>
      </PostForm>
    </Section>
  );
}

import { useForm } from "@conform-to/react";
import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { formatNumber } from "~/core/format";
import { createTag, findTag, listTags, type Tag } from "~/domains/tags/edit-tags.server";
import { TagSchema } from "~/domains/tags/schemas";
import type { TagList } from "~/domains/tags/tag-lists";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { handleForm } from "~/http/pages/form.server";
import { businessPage } from "~/http/pages/page.server";
import { readQuery } from "~/http/pages/query.server";
import { paths } from "~/paths";
import { TAGS } from "~/paths/bulk/tags";
import { DemoBadge } from "~/ui/data/badge";
import { type Column, Table } from "~/ui/data/table";
import { EmptyState } from "~/ui/feedback/empty-state";
import { UndoNote } from "~/ui/feedback/undo-note";
import { Field } from "~/ui/forms/field";
import { PostForm } from "~/ui/forms/form";
import { IfCanWrite } from "~/ui/forms/if-can-write";
import { Submit } from "~/ui/forms/submit";
import { Page, Section } from "~/ui/layout/page";
import { Link } from "~/ui/link";
import { ListBox } from "~/ui/list/list-box";
import { MoreMenu } from "~/ui/list/list-page";

export const meta: MetaFunction = () => [{ title: "Tags" }];

const ListQuery = z.object({ deleted: z.number().int().positive().optional() });

const rowOf = ({ id, name, companies, contacts, leads, opportunities, isDemo }: Tag) => ({
  id,
  name,
  companies,
  contacts,
  leads,
  opportunities,
  isDemo,
});
type Row = ReturnType<typeof rowOf>;

export const loader = businessPage(async (ctx, { request }) => {
  const { deleted } = readQuery(request, ListQuery);
  const gone = deleted ? await findTag(ctx, deleted) : null;
  return {
    tags: (await listTags(ctx)).map(rowOf),
    deleted: gone?.deletedAt ? { id: gone.id, name: gone.name } : null,
  };
});

export const action = businessPage((ctx, args) =>
  handleForm(args, TagSchema, async ({ name }) => {
    const tag = await createTag(ctx, name);
    const flash = { kind: "success", title: `Tag “${tag.name}” created` } as const;
    return redirectWithFlash(args.context, TAGS.list, flash);
  }),
);

const LISTS: [list: TagList, label: string, path: string][] = [
  ["companies", "Companies", paths.business.companies],
  ["contacts", "Contacts", paths.business.contacts],
  ["leads", "Leads", paths.leadSearch.leads],
  ["opportunities", "Deals", paths.opportunities.list],
];

const COLUMNS: Column<Row>[] = [
  {
    key: "name",
    label: "Tag",
    isHeader: true,
    cell: (row) => (
      <>
        <Link to={TAGS.tag(row.id)}>{row.name}</Link> <DemoBadge isDemo={row.isDemo} />
      </>
    ),
  },
  ...LISTS.map(([list, label, path]) => ({
    key: list,
    label,
    isNumber: true,
    isNamed: true,
    isUnknown: (row: Row) => row[list] === 0,
    cell: (row: Row) =>
      row[list] > 0 ? (
        <Link to={paths.withQuery(path, { tag: row.id })}>{formatNumber(row[list])}</Link>
      ) : (
        <span className="muted">0</span>
      ),
  })),
];

export default function TagsPage() {
  const { tags, deleted } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>()?.result;
  const [form, fields] = useForm({ lastResult, defaultValue: { name: "" } });
  return (
    <Page title="Tags" subtitle="Labels for companies, contacts, leads and deals.">
      {deleted ? (
        <IfCanWrite>
          <UndoNote action={TAGS.restore(deleted.id)}>Tag “{deleted.name}” deleted.</UndoNote>
        </IfCanWrite>
      ) : null}
      {tags.length > 0 ? (
        <ListBox>
          <Table
            isList
            caption="Tags"
            columns={COLUMNS}
            rows={tags}
            rowKey={({ id }) => id}
            actions={({ id, name, contacts }) => (
              <IfCanWrite>
                <MoreMenu label={`Actions for ${name}`}>
                  <Link to={TAGS.tag(id)}>
                    Edit<span className="visually-hidden"> {name}</span>
                  </Link>
                  {contacts > 0 ? (
                    <Link to={paths.withQuery(paths.campaigns.new, { audience: `tag:${id}` })}>
                      Email contacts<span className="visually-hidden"> tagged {name}</span>
                    </Link>
                  ) : null}
                </MoreMenu>
              </IfCanWrite>
            )}
          />
        </ListBox>
      ) : (
        <EmptyState title="No tags yet">Select rows in a list, then choose “Tag” below it.</EmptyState>
      )}
      <IfCanWrite>
        <Section title="New tag">
          <div className="narrow">
            <PostForm form={form} key={tags.length}>
              <Field field={fields.name} label="Name" required />
              <Submit pending="Saving">Create tag</Submit>
            </PostForm>
          </div>
        </Section>
      </IfCanWrite>
    </Page>
  );
}

import { useForm } from "@conform-to/react";
import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { z } from "zod";
import { formatTime } from "~/core/format";
import { parseId } from "~/core/ids";
import { readerZone } from "~/core/time/time-zones";
import { researchSourceJson } from "~/domains/directory/research/admin-json";
import { reasonWords } from "~/domains/directory/research/policy";
import {
  changeResearchSource,
  getResearchSource,
  listResearchErrors,
} from "~/domains/directory/research/research-sources.server";
import { FeedForm, SECRETS_OF_FEED, SourceForm } from "~/domains/directory/research/schemas";
import { FeedFields } from "~/domains/directory/research/ui/feed-fields";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { handleForm } from "~/http/pages/form.server";
import { adminPage } from "~/http/pages/page.server";
import { ADMIN_RESEARCH } from "~/paths/business/admin-research";
import { type Column, Table } from "~/ui/data/table";
import { EmptyState } from "~/ui/feedback/empty-state";
import { Field } from "~/ui/forms/field";
import { PostForm } from "~/ui/forms/form";
import { LinkButton } from "~/ui/forms/link-button";
import { Submit } from "~/ui/forms/submit";
import { Page, Section } from "~/ui/layout/page";
import { Breadcrumb } from "~/ui/layout/tabs";

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.source.source ?? "Source" }];

export const loader = adminPage(async (ctx, { params }) => {
  const source = await getResearchSource(ctx, parseId(params.sourceId, "source"));
  const errors = await listResearchErrors(ctx, source.id);
  const zone = readerZone(ctx);
  return {
    source: researchSourceJson(source),
    errors: errors.map(({ id, at, reason, detail }) => ({
      id,
      at: formatTime(at, zone),
      reason: `It ${reasonWords(reason)}.`,
      detail,
    })),
  };
});

export const action = adminPage(async (ctx, args) => {
  const { id, kind } = await getResearchSource(ctx, parseId(args.params.sourceId, "source"));
  return handleForm(
    args,
    kind === "feed" ? FeedForm : SourceForm,
    async (input) => {
      const { key, isOn } = await changeResearchSource(ctx, id, input);
      return redirectWithFlash(args.context, ADMIN_RESEARCH.home, {
        kind: "success",
        title: "Source saved",
        text: isOn ? `${key} will be read again while research runs.` : `${key} is paused.`,
      });
    },
    SECRETS_OF_FEED,
  );
});

type Failure = ReturnType<typeof useLoaderData<typeof loader>>["errors"][number];

const COLUMNS: Column<Failure>[] = [
  { key: "at", label: "Date", isHeader: true, cell: ({ at }) => at },
  { key: "reason", label: "Error", cell: ({ reason }) => reason },
  { key: "detail", label: "Details", cell: ({ detail }) => detail },
];

export default function SourcePage() {
  const { source, errors } = useLoaderData<typeof loader>();
  const isFeed = source.kind === "feed";
  const { address, format, licence, licenceUrl, homeUrl, isOn } = source;
  const [form, fields] = useForm<z.input<typeof SourceForm>>({
    lastResult: useActionData<typeof action>()?.result,
    defaultValue: isFeed ? { address, format, licence, licenceUrl, homeUrl, isOn } : { isOn },
  });
  return (
    <Page title={source.source} subtitle={source.licence} width="reading">
      <Breadcrumb trail={[{ to: ADMIN_RESEARCH.home, label: "Research" }]} />
      <PostForm form={form}>
        <Field
          field={fields.isOn}
          type="switch"
          label="Read this source"
          hint="Turn off to pause. Companies are kept."
        />
        {isFeed ? <FeedFields fields={fields} hasKey={source.hasKey} /> : null}
        <div className="row">
          <Submit>Save and read again</Submit>
          {isFeed ? (
            <LinkButton kind="danger" to={ADMIN_RESEARCH.removeSource(source.id)}>
              Remove feed
            </LinkButton>
          ) : null}
        </div>
      </PostForm>
      <Section title="Errors">
        <Table
          caption="Latest 20 errors"
          columns={COLUMNS}
          rows={errors}
          rowKey={({ id }) => id}
          empty={<EmptyState title="No errors yet">Failed requests appear here.</EmptyState>}
        />
      </Section>
    </Page>
  );
}

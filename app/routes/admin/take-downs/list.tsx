import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { sentenceCase } from "~/core/sentence-case";
import { findByAddress, listTakenDown, targetJson } from "~/domains/admin/take-downs/take-down.server";
import { TARGETS } from "~/domains/admin/take-downs/targets";
import { adminPage } from "~/http/pages/page.server";
import { redirect } from "~/http/pages/redirect.server";
import { paths } from "~/paths";
import { Time } from "~/ui/data/metrics";
import { type Column, Table } from "~/ui/data/table";
import { Alert } from "~/ui/feedback/alert";
import { EmptyState } from "~/ui/feedback/empty-state";
import { Field } from "~/ui/forms/field";
import { Submit } from "~/ui/forms/submit";
import { Page } from "~/ui/layout/page";

export const meta: MetaFunction = () => [{ title: "Takedowns" }];

const MAX_LENGTH = 500;

export const loader = adminPage(async (ctx, { request }) => {
  const address = (new URL(request.url).searchParams.get("address") ?? "").slice(0, MAX_LENGTH).trim();
  const found = address ? await findByAddress(ctx, address) : null;
  if (found) throw redirect(paths.admin.takeDown(found.kind, found.id));
  const rows = (await listTakenDown(ctx)).map((row) => ({
    ...targetJson(row),
    noun: TARGETS[row.kind].noun,
  }));
  return { address, rows };
});

type Row = ReturnType<typeof targetJson> & { noun: string };

const COLUMNS: Column<Row>[] = [
  {
    key: "name",
    label: "Name",
    isHeader: true,
    cell: ({ kind, id, name }) => <a href={paths.admin.takeDown(kind, id)}>{name}</a>,
  },
  { key: "type", label: "Type", cell: ({ noun }) => sentenceCase(noun) },
  { key: "reason", label: "Reason", cell: ({ takeDownReason }) => takeDownReason ?? "–" },
  {
    key: "since",
    label: "Taken down",
    cell: ({ takenDownAt }) => (takenDownAt ? <Time at={takenDownAt} withHour /> : "–"),
  },
];

const field = (initialValue: string) => ({
  id: "address",
  name: "address",
  errorId: "address-error",
  descriptionId: "address-hint",
  initialValue,
});

export default function TakeDownsPage() {
  const { address, rows } = useLoaderData<typeof loader>();
  return (
    <Page
      title="Takedowns"
      subtitle="Short links, lead forms and campaigns removed by administrators."
      width="reading"
    >
      <form method="get" action={paths.admin.takeDowns} className="search-bar">
        <Field field={field(address)} label="Link, form or campaign URL" type="search" grow isFilter />
        <Submit kind="plain">Find</Submit>
      </form>
      {address ? (
        <Alert kind="error">
          No match. Enter a short link (/r/…), form (/f/…) or campaign (/campaigns/…).
        </Alert>
      ) : null}
      {rows.length === 0 ? (
        <EmptyState title="No takedowns yet">Enter a reported URL, e.g. /r/abcd2345.</EmptyState>
      ) : (
        <Table caption="Takedowns" columns={COLUMNS} rows={rows} rowKey={({ kind, id }) => `${kind}-${id}`} />
      )}
    </Page>
  );
}

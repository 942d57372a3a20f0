import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { listProviders, providerJson } from "~/domains/identity/external/external-providers.server";
import { adminPage } from "~/http/pages/page.server";
import { paths } from "~/paths";
import { Badge } from "~/ui/data/badge";
import { type Column, Table } from "~/ui/data/table";
import { EmptyState } from "~/ui/feedback/empty-state";
import { LinkButton } from "~/ui/forms/link-button";
import { Page } from "~/ui/layout/page";
import { Breadcrumb } from "~/ui/layout/tabs";

export const meta: MetaFunction = () => [{ title: "Sign-in providers" }];

export const loader = adminPage(async (ctx) => ({
  providers: (await listProviders(ctx)).map(providerJson),
  callback: ctx.config.APP_ORIGIN + paths.auth.externalCallback,
}));

type Row = ReturnType<typeof providerJson>;

const columns: Column<Row>[] = [
  { key: "name", label: "Name", isHeader: true, cell: ({ name }) => name },
  { key: "issuer", label: "Issuer", cell: ({ issuer }) => issuer },
  { key: "secret", label: "Secret", cell: ({ hasSecret }) => (hasSecret ? "Set" : "Not set") },
  {
    key: "state",
    label: "Sign-in pages",
    cell: ({ isOn }) => (isOn ? <Badge kind="good">Shown</Badge> : <Badge>Hidden</Badge>),
  },
];

export default function ProvidersPage() {
  const { providers, callback } = useLoaderData<typeof loader>();
  return (
    <Page
      title="Sign-in providers"
      subtitle="Sign-in with Google, Microsoft or any OpenID Connect provider."
      action={
        <LinkButton kind="primary" to={paths.admin.newProvider}>
          Add provider
        </LinkButton>
      }
    >
      <Breadcrumb trail={[{ to: paths.admin.settings, label: "Settings" }]} />
      <p>
        Redirect URL to register with each provider: <b>{callback}</b>
      </p>
      <Table
        caption="Sign-in providers"
        columns={columns}
        rows={providers}
        rowKey={({ key }) => key}
        empty={
          <EmptyState title="No providers yet">
            Everyone signs in with email and password until you add a provider.
          </EmptyState>
        }
        actions={({ key, name }) => (
          <LinkButton to={paths.admin.provider(key)} slim aria-label={`Edit ${name}`}>
            Edit
          </LinkButton>
        )}
      />
    </Page>
  );
}

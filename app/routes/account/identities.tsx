import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { listIdentityProviders } from "~/domains/identity/external/external-providers.server";
import {
  hasPassword,
  identityJson,
  listOwnIdentities,
} from "~/domains/identity/external/own-identities.server";
import { findSsoConnection } from "~/domains/identity/single-sign-on/sso-connections.server";
import { userPage } from "~/http/pages/page.server";
import { paths } from "~/paths";
import { SIGN_ON } from "~/paths/business/sign-on";
import { Time } from "~/ui/data/metrics";
import { type Column, Table } from "~/ui/data/table";
import { EmptyState } from "~/ui/feedback/empty-state";
import { LinkButton } from "~/ui/forms/link-button";
import { Page } from "~/ui/layout/page";
import type { PageHandle } from "~/ui/page-handle";
import { AccountTrail } from "./parts";

export const handle: PageHandle = { style: "work" };

export const meta: MetaFunction = () => [{ title: "Sign-in methods" }];

export const loader = userPage(async (ctx) => ({
  identities: (await listOwnIdentities(ctx)).map(identityJson),
  doors: await listIdentityProviders(ctx),
  hasPassword: await hasPassword(ctx),
  company: ctx.account && (await findSsoConnection(ctx, { accountId: ctx.account.id }))?.company,
}));

type Row = ReturnType<typeof identityJson>;

const columns: Column<Row>[] = [
  { key: "name", label: "Provider", isHeader: true, cell: ({ name }) => name },
  { key: "since", label: "Since", cell: ({ createdAt }) => <Time at={createdAt} /> },
];

export default function IdentitiesPage() {
  const { identities, doors, hasPassword, company } = useLoaderData<typeof loader>();
  return (
    <Page
      title="Sign-in methods"
      subtitle={
        hasPassword
          ? "In addition to email and password."
          : "You don’t have a password. Set one through “I forgot my password”."
      }
    >
      <AccountTrail />
      <Table
        caption="Linked sign-in providers"
        columns={columns}
        rows={identities}
        rowKey={({ id }) => id}
        empty={
          <EmptyState title="No sign-in methods yet">
            {doors.length > 0
              ? "Add one below to sign in without a password."
              : "No sign-in providers are available on this platform."}
          </EmptyState>
        }
        actions={({ id, name }) => (
          <LinkButton to={paths.account.identity(id)} slim aria-label={`Remove ${name}`}>
            Remove
          </LinkButton>
        )}
      />
      {company ? (
        <div className="row">
          <LinkButton to={SIGN_ON.own}>{company} single sign-on</LinkButton>
        </div>
      ) : null}
      {doors.length > 0 ? (
        <div className="row">
          {doors.map(({ key, name }) => (
            <LinkButton key={key} to={paths.account.linkProvider(key)}>
              Add {name}
            </LinkButton>
          ))}
        </div>
      ) : null}
    </Page>
  );
}

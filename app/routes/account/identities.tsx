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
import { m } from "~/messages/messages";
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

export const meta: MetaFunction = () => [{ title: m.account_identities_sign_in_methods() }];

export const loader = userPage(async (ctx) => ({
  identities: (await listOwnIdentities(ctx)).map(identityJson),
  doors: await listIdentityProviders(ctx),
  hasPassword: await hasPassword(ctx),
  company: ctx.account && (await findSsoConnection(ctx, { accountId: ctx.account.id }))?.company,
}));

type Row = ReturnType<typeof identityJson>;

const columns: Column<Row>[] = [
  {
    key: "name",
    get label() {
      return m.account_identities_provider();
    },
    isHeader: true,
    cell: ({ name }) => name,
  },
  {
    key: "since",
    get label() {
      return m.account_identities_since();
    },
    cell: ({ createdAt }) => <Time at={createdAt} />,
  },
];

export default function IdentitiesPage() {
  const { identities, doors, hasPassword, company } = useLoaderData<typeof loader>();
  return (
    <Page
      title={m.account_identities_sign_in_methods()}
      subtitle={
        hasPassword
          ? m.account_identities_in_addition_to_email_and()
          : m.account_identities_you_dont_have_a_password()
      }
    >
      <AccountTrail />
      <Table
        caption={m.account_identities_linked_sign_in_providers()}
        columns={columns}
        rows={identities}
        rowKey={({ id }) => id}
        empty={
          <EmptyState title={m.account_identities_no_sign_in_methods_yet()}>
            {doors.length > 0
              ? m.account_identities_add_one_below_to_sign()
              : m.account_identities_no_sign_in_providers_are()}
          </EmptyState>
        }
        actions={({ id, name }) => (
          <LinkButton
            to={paths.account.identity(id)}
            slim
            aria-label={m.account_identities_remove_2({ name })}
          >
            {m.account_identities_remove()}
          </LinkButton>
        )}
      />
      {company ? (
        <div className="row">
          <LinkButton to={SIGN_ON.own}>{m.account_identities_single_sign_on({ company })}</LinkButton>
        </div>
      ) : null}
      {doors.length > 0 ? (
        <div className="row">
          {doors.map(({ key, name }) => (
            <LinkButton key={key} to={paths.account.linkProvider(key)}>
              {m.account_identities_add({ name })}
            </LinkButton>
          ))}
        </div>
      ) : null}
    </Page>
  );
}

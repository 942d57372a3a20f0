import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { listDoors } from "~/domains/identity/external/external-providers.server";
import {
  hasPassword,
  identityJson,
  listOwnIdentities,
} from "~/domains/identity/external/own-identities.server";
import { findDoor } from "~/domains/identity/single-sign-on/open-doors.server";
import { userPage } from "~/http/pages/page.server";
import { paths } from "~/paths";
import { SIGN_ON } from "~/paths/business/sign-on";
import { Time } from "~/ui/data/figures";
import { type Column, Table } from "~/ui/data/table";
import { EmptyState } from "~/ui/feedback/empty-state";
import { LinkButton } from "~/ui/forms/link-button";
import { Page } from "~/ui/layout/page";
import type { PageHandle } from "~/ui/page-handle";
import { AccountTrail } from "./parts";

export const handle: PageHandle = { style: "work" };

export const meta: MetaFunction = () => [{ title: "Other ways to sign in" }];

export const loader = userPage(async (ctx) => ({
  identities: (await listOwnIdentities(ctx)).map(identityJson),
  doors: await listDoors(ctx),
  hasPassword: await hasPassword(ctx),
  company: ctx.account && (await findDoor(ctx, { accountId: ctx.account.id }))?.company,
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
      title="Other ways to sign in"
      subtitle={
        hasPassword
          ? "Beside your email address and password."
          : "You have no password. To choose one, ask for a link under “I forgot my password”."
      }
    >
      <AccountTrail />
      <Table
        caption="Providers that open your account"
        columns={columns}
        rows={identities}
        rowKey={({ id }) => id}
        empty={
          <EmptyState title="None yet">
            {doors.length > 0
              ? "Add one below, and sign in without typing a password."
              : "The operator of this platform has set up no provider such as Google."}
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
          <LinkButton to={SIGN_ON.own}>Sign-in of {company}</LinkButton>
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

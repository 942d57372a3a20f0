import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { plural } from "~/core/format";
import { parseId } from "~/core/ids";
import { aboutAccount, accountJson } from "~/domains/admin/accounts/about-account.server";
import { ACCOUNT_STATES } from "~/domains/admin/accounts/account-states";
import { planLabel } from "~/domains/billing/plans/plan-label";
import { ROLE_LABELS } from "~/domains/identity/team/role-labels";
import { findApplicationId } from "~/domains/marketing/access/access.server";
import { adminPage } from "~/http/pages/page.server";
import { paths } from "~/paths";
import { ADMIN_MARKETING } from "~/paths/business/admin-marketing";
import { ADMIN_SUPPORT } from "~/paths/business/admin-support";
import { Badge, DemoBadge } from "~/ui/data/badge";
import { DefinitionList } from "~/ui/data/definition-list";
import { Time } from "~/ui/data/metrics";
import { Table } from "~/ui/data/table";
import { LinkButton } from "~/ui/forms/link-button";
import { Page, Section } from "~/ui/layout/page";
import { Breadcrumb } from "~/ui/layout/tabs";

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.about.name ?? "Account" }];

export const loader = adminPage(async (ctx, { params }) => {
  const about = await aboutAccount(ctx, parseId(params.accountId, "account"));
  const marketingId = await findApplicationId(ctx, about.account.id);
  return { about: accountJson(about), plan: planLabel(about.account), marketingId };
});

type Member = ReturnType<typeof accountJson>["members"][number];

const MEMBER_COLUMNS = [
  {
    key: "name",
    label: "Name",
    isHeader: true,
    cell: ({ id, firstName, lastName }: Member) => (
      <a href={paths.admin.user(id)}>
        {firstName} {lastName}
      </a>
    ),
  },
  { key: "email", label: "Email", isAddress: true, cell: ({ email }: Member) => email },
  { key: "role", label: "Role", cell: ({ role }: Member) => (role ? ROLE_LABELS[role].name : "–") },
  {
    key: "status",
    label: "Status",
    cell: ({ isSuspended }: Member) => (
      <Badge kind={isSuspended ? "bad" : "good"}>{isSuspended ? "Suspended" : "Active"}</Badge>
    ),
  },
];

export default function AccountPage() {
  const { about, plan, marketingId } = useLoaderData<typeof loader>();
  const { id, name, state, suspension, members, isDemo } = about;
  const { label, kind } = ACCOUNT_STATES[state];
  return (
    <Page
      title={name}
      subtitle={
        <>
          <Badge kind={kind}>{label}</Badge> <DemoBadge isDemo={isDemo} />
        </>
      }
      width="reading"
    >
      <Breadcrumb trail={[{ to: paths.admin.home, label: "Users" }]} />
      <DefinitionList
        facts={[
          ["Plan", plan],
          ...(suspension
            ? ([
                ["Suspended", suspension.at ? <Time key="at" at={suspension.at} withHour /> : "–"],
                ["Suspended by", suspension.by ?? "–"],
                ["Reason", suspension.reason ?? "–"],
              ] as const)
            : []),
        ]}
      />
      <div className="row">
        {state === "active" ? (
          <LinkButton to={paths.admin.suspendAccount(id)} kind="danger">
            Suspend account
          </LinkButton>
        ) : null}
        {state === "suspended" ? (
          <LinkButton to={paths.admin.reactivateAccount(id)} kind="primary">
            Reactivate account
          </LinkButton>
        ) : null}
        <LinkButton to={ADMIN_SUPPORT.manager(id)}>Dedicated manager</LinkButton>
        {marketingId === null ? null : (
          <LinkButton to={ADMIN_MARKETING.application(marketingId)}>Marketing access</LinkButton>
        )}
        <LinkButton to={paths.withQuery(paths.admin.logs, { target: `account:${id}` })}>
          Activity log
        </LinkButton>
      </div>
      <Section title="Members">
        {members.length === 0 ? (
          <p className="muted">No members yet</p>
        ) : (
          <Table
            caption={plural(members.length, "member")}
            columns={MEMBER_COLUMNS}
            rows={members}
            rowKey={(member) => member.id}
          />
        )}
      </Section>
    </Page>
  );
}

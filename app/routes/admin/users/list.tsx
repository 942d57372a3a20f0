import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { formatTotal } from "~/core/format";
import { UserQuery } from "~/domains/admin/users/schemas";
import { UserTable } from "~/domains/admin/users/ui/user-table";
import { adminUsersJson } from "~/domains/admin/users/user-json.server";
import { listUsers } from "~/domains/identity/users/users.server";
import { findSeller } from "~/domains/settings/operator.server";
import { adminPage } from "~/http/pages/page.server";
import { readQuery } from "~/http/pages/query.server";
import { paths } from "~/paths";
import { Pagination } from "~/ui/data/pagination";
import { Alert } from "~/ui/feedback/alert";
import { EmptyState } from "~/ui/feedback/empty-state";
import { Field } from "~/ui/forms/field";
import { LinkButton } from "~/ui/forms/link-button";
import { FilterBar, ListBar } from "~/ui/list/filter-bar";
import { ListPage } from "~/ui/list/list-page";

export const meta: MetaFunction = () => [{ title: "Users" }];

export const loader = adminPage(async (ctx, { request }) => {
  const query = readQuery(request, UserQuery);
  const { rows, next, total } = await listUsers(ctx, query);
  return {
    search: query.search ?? "",
    userType: query.userType ?? "all",
    me: ctx.actor.userId,
    now: ctx.now().toISOString(),
    isCompanyNamed: (await findSeller(ctx)) !== null,
    isFirst: query.cursor === undefined,
    users: await adminUsersJson(ctx, rows),
    next,
    total,
  };
});

const TYPES = [
  { value: "all", label: "Type" },
  { value: "business", label: "Businesses" },
  { value: "agent", label: "Agents" },
  { value: "admin", label: "Administrators" },
];

const filter = (name: string, initialValue: string) => ({
  id: name,
  name,
  errorId: `${name}-error`,
  descriptionId: `${name}-hint`,
  initialValue,
});

export default function UsersPage() {
  const { search, userType, me, now, isCompanyNamed, isFirst, users, next, total } =
    useLoaderData<typeof loader>();
  const to = (cursor?: number) =>
    paths.withQuery(paths.admin.home, { search, userType: userType === "all" ? null : userType, cursor });
  return (
    <ListPage
      title="Users"
      count={formatTotal(total)}
      subtitle="Businesses, agents and administrators."
      action={
        <LinkButton kind="primary" to={paths.admin.newUser}>
          Create user
        </LinkButton>
      }
    >
      <ListBar>
        <FilterBar
          action={paths.admin.home}
          state={{ search, userType: userType === "all" ? "" : userType }}
          search={
            <Field
              field={filter("search", search)}
              label="Name or email starts with"
              type="search"
              placeholder="Name or email starts with"
              grow
              isFilter
            />
          }
        >
          <Field
            field={filter("userType", userType)}
            label="Type"
            type="select"
            options={TYPES}
            required
            isFilter
          />
        </FilterBar>
      </ListBar>
      {users.length === 0 ? (
        <EmptyState
          title="No matching users"
          action={<LinkButton to={paths.admin.home}>Show all users</LinkButton>}
        >
          Search matches the start of names and email addresses.
        </EmptyState>
      ) : (
        <>
          <UserTable
            users={users}
            now={now}
            userTo={paths.admin.user}
            deleteTo={(id) => (id === me ? null : paths.admin.userAct(id, "delete"))}
          />
          <Pagination
            total={`${formatTotal(total)} ${total.count === 1 ? "user" : "users"}`}
            shown={users.length}
            firstTo={isFirst ? null : to()}
            nextTo={next === null ? null : to(next)}
          />
          {total.isExact ? null : (
            <p className="muted small">Showing first 50 results. Use filters to narrow down your search.</p>
          )}
        </>
      )}
      {isCompanyNamed ? null : (
        <Alert kind="info" title="Invoices are drafts">
          Customers can’t use invoices for accounting until the{" "}
          <a href={paths.admin.company}>company details</a> are complete.
        </Alert>
      )}
    </ListPage>
  );
}

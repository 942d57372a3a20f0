import type { Plan } from "~/core/context";
import { formatDayAndMonth } from "~/core/format";
import { sentenceCase } from "~/core/sentence-case";
import { PLANS } from "~/domains/billing/plans/plans";
import { Badge } from "~/ui/data/badge";
import { Time } from "~/ui/data/metrics";
import { type Column, Table } from "~/ui/data/table";
import { ListBox } from "~/ui/list/list-box";
import { MoreMenu } from "~/ui/list/list-page";

interface UserRow {
  id: number;
  firstName: string;
  lastName: string;
  email: string;
  userType: "business" | "agent" | "admin";
  isAdmin: boolean;
  isDemo: boolean;
  subscriptionTier: Plan | null;
  subscriptionStatus: string;
  paymentDueDate: string | null;
  createdAt: string;
}

const TYPES = { business: "Business", agent: "Agent", admin: "Administrator" };

const isGood = ({ subscriptionStatus: status }: UserRow) => status === "active" || status === "trial";

const statusWords = ({ subscriptionStatus, paymentDueDate }: UserRow) =>
  paymentDueDate
    ? `Payment due ${formatDayAndMonth(new Date(paymentDueDate))}`
    : sentenceCase(subscriptionStatus);

const columnsOf = (userTo: (id: number) => string, now: string): Column<UserRow>[] => [
  {
    key: "name",
    label: "Name",
    isHeader: true,
    cell: (user) => (
      <>
        <a href={userTo(user.id)}>
          {user.firstName} {user.lastName}
        </a>{" "}
      </>
    ),
  },
  { key: "email", label: "Email", isAddress: true, cell: (user) => user.email },
  {
    key: "type",
    label: "Type",
    cell: (user) => (
      <>
        {TYPES[user.userType]}{" "}
        {user.isAdmin && user.userType !== "admin" ? <Badge kind="tint">Also administrator</Badge> : null}
      </>
    ),
  },
  {
    key: "plan",
    label: "Plan",
    cell: (user) => (user.subscriptionTier ? PLANS[user.subscriptionTier].name : ""),
  },
  {
    key: "status",
    label: "Status",
    cell: (user) => <Badge kind={isGood(user) ? "good" : "bad"}>{statusWords(user)}</Badge>,
  },
  { key: "created", label: "Joined", cell: (user) => <Time at={user.createdAt} now={now} /> },
];

export function UserTable({
  users,
  now,
  userTo,
  deleteTo,
}: {
  users: UserRow[];
  now: string;
  userTo: (id: number) => string;
  /** Null for the viewing administrator, who can't delete themselves here. */
  deleteTo: (id: number) => string | null;
}) {
  return (
    <ListBox>
      <Table
        isList
        caption="Users"
        columns={columnsOf(userTo, now)}
        rows={users}
        rowKey={(user) => user.id}
        actions={(user) =>
          user.subscriptionStatus === "deleted" ? null : (
            <MoreMenu label={`Actions for ${user.email}`}>
              <a href={userTo(user.id)}>
                Edit<span className="visually-hidden"> {user.email}</span>
              </a>
              {deleteTo(user.id) ? (
                <a href={deleteTo(user.id) ?? ""} className="text-clay">
                  Delete<span className="visually-hidden"> {user.email}</span>
                </a>
              ) : null}
            </MoreMenu>
          )
        }
      />
    </ListBox>
  );
}

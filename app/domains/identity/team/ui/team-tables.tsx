import { Avatar } from "~/ui/data/avatar";
import { Badge } from "~/ui/data/badge";
import { Time } from "~/ui/data/metrics";
import { type Column, Table } from "~/ui/data/table";
import { LinkButton } from "~/ui/forms/link-button";
import { ListBox } from "~/ui/list/list-box";
import type { invitationJson, memberJson } from "../../json";
import { ROLE_LABELS } from "../role-labels";

type Member = ReturnType<typeof memberJson>;
type Invited = ReturnType<typeof invitationJson>;

export function MemberTable({
  members,
  myId,
  now,
  changeTo,
}: {
  members: Member[];
  myId: number;
  now: string;
  changeTo?: (userId: number) => string;
}) {
  const columns: Column<Member>[] = [
    {
      key: "name",
      label: "Name",
      isHeader: true,
      cell: ({ id, firstName, lastName, profileImageUrl, isSuspended }) => (
        <span className="row flex-nowrap">
          <span className="-my-1.5 max-md:hidden">
            <Avatar name={`${firstName} ${lastName}`} picture={profileImageUrl} isNamed />
          </span>
          <span>
            {firstName} {lastName} {id === myId ? <Badge kind="tint">You</Badge> : null}{" "}
            {isSuspended ? <Badge kind="bad">Suspended</Badge> : null}
          </span>
        </span>
      ),
    },
    { key: "email", label: "Email", isAddress: true, cell: ({ email }) => email },
    { key: "role", label: "Role", cell: ({ role }) => (role ? ROLE_LABELS[role].name : "") },
    {
      key: "factor",
      label: "Two-factor",
      isNamed: true,
      cell: ({ hasSecondFactor }) => (hasSecondFactor ? "On" : "Off"),
    },
    { key: "since", label: "Joined", cell: ({ createdAt }) => <Time at={createdAt} now={now} /> },
  ];
  return (
    <ListBox>
      <Table
        isList
        caption="Team members"
        columns={columns}
        rows={members}
        rowKey={({ id }) => id}
        {...(changeTo && {
          actions: ({ id, firstName, lastName }: Member) => (
            <span className="md:-my-1.5 md:inline-block">
              <LinkButton to={changeTo(id)} slim aria-label={`Edit ${firstName} ${lastName}`}>
                Edit
              </LinkButton>
            </span>
          ),
        })}
      />
    </ListBox>
  );
}

export function InvitationTable({
  invitations,
  now,
  changeTo,
}: {
  invitations: Invited[];
  now: string;
  changeTo?: (invitationId: number) => string;
}) {
  const columns: Column<Invited>[] = [
    { key: "email", label: "Email", isHeader: true, cell: ({ email }) => email },
    { key: "role", label: "Role", cell: ({ role }) => ROLE_LABELS[role].name },
    { key: "sent", label: "Sent", cell: ({ createdAt }) => <Time at={createdAt} now={now} /> },
    { key: "until", label: "Expires", cell: ({ expiresAt }) => <Time at={expiresAt} now={now} /> },
  ];
  return (
    <ListBox>
      <Table
        isList
        caption="Invitations"
        columns={columns}
        rows={invitations}
        rowKey={({ id }) => id}
        {...(changeTo && {
          actions: ({ id, email }: Invited) => (
            <span className="md:-my-1.5 md:inline-block">
              <LinkButton to={changeTo(id)} slim aria-label={`Edit invitation for ${email}`}>
                Edit
              </LinkButton>
            </span>
          ),
        })}
      />
    </ListBox>
  );
}

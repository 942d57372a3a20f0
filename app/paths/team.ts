import { path } from "./path";

type Id = number | string;

export const TEAM = {
  home: "/team",
  member: (userId: Id) => path`/team/${userId}`,
  removeMember: (userId: Id) => path`/team/${userId}/remove`,
  invitation: (invitationId: Id) => path`/team/invitations/${invitationId}`,
};

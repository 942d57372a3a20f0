type Id = number | string;

export const TEAM = {
  home: "/team",
  member: (userId: Id) => `/team/${userId}`,
  removeMember: (userId: Id) => `/team/${userId}/remove`,
  invitation: (invitationId: Id) => `/team/invitations/${invitationId}`,
};

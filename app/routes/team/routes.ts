import { route } from "@remix-run/route-config";

export const teamRoutes = {
  pages: [
    route("team", "routes/team/list.tsx"),
    route("team/:userId", "routes/team/member.tsx"),
    route("team/:userId/remove", "routes/team/remove.tsx"),
    route("team/invitations/:invitationId", "routes/team/invitation.tsx"),
  ],
  calls: [
    route("api/team", "routes/team/calls/team.ts"),
    route("api/team/invitations", "routes/team/calls/invitations.ts"),
    route("api/team/invitations/:invitationId", "routes/team/calls/invitations.$invitationId.ts"),
    route("api/team/:userId", "routes/team/calls/$userId.ts"),
  ],
};

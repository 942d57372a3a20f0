import { route } from "@remix-run/route-config";

export const teamRoutes = {
  pages: [
    route("team", "routes/team/list.tsx"),
    route("team/:userId", "routes/team/member.tsx"),
    route("team/:userId/remove", "routes/team/remove.tsx"),
    route("team/invitations/:invitationId", "routes/team/invitation.tsx"),
  ],
  calls: [
    route("api/team", "routes/team/api/team.ts"),
    route("api/team/invitations", "routes/team/api/invitations.ts"),
    route("api/team/invitations/:invitationId", "routes/team/api/invitations.$invitationId.ts"),
    route("api/team/:userId", "routes/team/api/$userId.ts"),
  ],
};

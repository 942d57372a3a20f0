import { route } from "@remix-run/route-config";

export const teamRoutes = {
  pages: [
    route("team", "routes/team/list.tsx"),
    route("team/:userId", "routes/team/member.tsx"),
    route("team/:userId/remove", "routes/team/remove.tsx"),
    route("team/invitations/:invitationId", "routes/team/invitation.tsx"),
  ],
};

import { sha256 } from "~/core/ids";
import { linkStatement } from "~/domains/identity/external/external-identities.server";
import { listOwnIdentities } from "~/domains/identity/external/own-identities.server";
import { savePicture } from "~/domains/identity/pictures/profile-picture.server";
import { openSession } from "~/domains/identity/sessions/open-session.server";
import { inviteMember } from "~/domains/identity/team/invite-member.server";
import { pngFile } from "../../support/fixtures/pictures";
import type { Business } from "../../support/harness/context";
import type { Row } from "../table";

const sessionOf = async ({ ctx, user }: Business) => {
  const { token } = await openSession(ctx, user.userId);
  return (await sha256(token)).slice(0, 24);
};

const userOf = async ({ user }: Business) => user.userId;

const invitationOf = async ({ ctx }: Business) => {
  const email = `guest-${crypto.randomUUID()}@shop.test`;
  return (
    await inviteMember({ ...ctx, actor: { ...ctx.actor, isVerified: true } }, { email, role: "member" })
  ).id;
};

const identityOf = async ({ ctx, user }: Business) => {
  const identity = { issuer: "https://elsewhere.test", subject: crypto.randomUUID() };
  await linkStatement(ctx, identity, user.userId);
  return (await listOwnIdentities(ctx))[0]?.id ?? "";
};

const pictureNameOf = async ({ ctx }: Business) => savePicture(ctx, await pngFile(64, 64));

const both = ["GET", "POST"];
const teamPage = { kind: "page", access: "business", methods: both } as const;
const teamCall = { kind: "call", access: "business" } as const;
const signOn = { slug: "acme", issuer: "https://login.example.com", clientId: "njia" };
const invited = { email: "somebody@shop.test", role: "member" };

/** Rows of a user's own settings, and of the team. */
export const accountRows: Row[] = [
  ...[
    "",
    "/password",
    "/email",
    "/sessions",
    "/sessions/end",
    "/verify",
    "/second-factor",
    "/second-factor/code",
    "/second-factor/off",
  ].map((part): Row => ({ path: `/account${part}`, kind: "page", access: "user", methods: both })),
  { path: "/account/identities", kind: "page", access: "user" },
  { path: "/account/allowances", kind: "page", access: "business" },
  ...["", "/check", "/remove"].map(
    (part): Row => ({
      path: `/account/single-sign-on${part}`,
      kind: "page",
      access: "business",
      methods: both,
      ownersOnly: ["POST"],
      body: signOn,
    }),
  ),
  {
    path: "/api/account/single-sign-on",
    kind: "call",
    access: "business",
    methods: ["GET", "PUT", "DELETE"],
    ownersOnly: ["PUT", "DELETE"],
    body: signOn,
  },
  {
    path: "/api/account/single-sign-on/check",
    kind: "call",
    access: "business",
    methods: ["POST"],
    ownersOnly: ["POST"],
  },
  { path: "/account/picture", kind: "page", access: "user", methods: both },
  { path: "/account/picture/remove", kind: "page", access: "user", methods: both },
  { path: "/profile-pictures/:name", kind: "page", access: "user", foreign: pictureNameOf },
  { path: "/api/account/picture", kind: "call", access: "user", methods: ["PUT", "DELETE"] },
  { path: "/account/company-sign-in", kind: "page", access: "user", methods: both },
  { path: "/account/company-sign-in/remove", kind: "page", access: "user", methods: both },
  { path: "/api/account/company-sign-in", kind: "call", access: "user", methods: ["GET", "DELETE"] },
  {
    path: "/account/white-label",
    kind: "page",
    access: "business",
    methods: ["GET", "POST"],
    ownersOnly: ["POST"],
    body: { senderName: "Acme" },
  },
  {
    path: "/account/white-label/remove",
    kind: "page",
    access: "business",
    methods: ["GET", "POST"],
    ownersOnly: ["POST"],
  },
  {
    path: "/api/account/white-label",
    kind: "call",
    access: "business",
    methods: ["GET", "PUT", "DELETE"],
    ownersOnly: ["PUT", "DELETE"],
    body: { senderName: "Acme" },
  },
  { path: "/api/account/allowances", kind: "call", access: "business" },
  {
    path: "/account/link/:providerKey",
    kind: "page",
    access: "user",
    methods: both,
    // Providers belong to the operator; an unknown one returns 404.
    foreign: async () => "nobody",
  },
  {
    path: "/account/identities/:identityId",
    kind: "page",
    access: "user",
    methods: both,
    foreign: identityOf,
  },
  { path: "/api/account/identities", kind: "call", access: "user" },
  {
    path: "/api/account/identities/:identityId",
    kind: "call",
    access: "user",
    methods: ["DELETE"],
    foreign: identityOf,
  },
  { path: "/team", ...teamPage, ownersOnly: ["POST"], body: invited },
  { path: "/team/:userId", ...teamPage, foreign: userOf, ownersOnly: both, body: { role: "viewer" } },
  { path: "/team/:userId/remove", ...teamPage, foreign: userOf, ownersOnly: both },
  {
    path: "/team/invitations/:invitationId",
    ...teamPage,
    foreign: invitationOf,
    ownersOnly: both,
    body: { act: "revoke" },
  },
  { path: "/api/account/sessions", kind: "call", access: "user", methods: ["GET", "DELETE"] },
  {
    path: "/api/account/sessions/:sessionId",
    kind: "call",
    access: "user",
    methods: ["DELETE"],
    foreign: sessionOf,
  },
  ...["password", "email", "verification"].map(
    (part): Row => ({ path: `/api/account/${part}`, kind: "call", access: "user", methods: ["POST"] }),
  ),
  { path: "/api/team", ...teamCall, methods: both, ownersOnly: ["POST"], body: invited },
  {
    path: "/api/team/:userId",
    ...teamCall,
    methods: ["PATCH", "DELETE"],
    foreign: userOf,
    ownersOnly: ["PATCH", "DELETE"],
    body: { role: "viewer" },
  },
  { path: "/api/team/invitations", ...teamCall, methods: both, ownersOnly: ["POST"], body: invited },
  {
    path: "/api/team/invitations/:invitationId",
    ...teamCall,
    methods: ["DELETE"],
    foreign: invitationOf,
    ownersOnly: ["DELETE"],
  },
];

import { userWithUsage } from "~/domains/billing/user-json.server";
import { requestEmailChange } from "~/domains/identity/change-email.server";
import { LinkRequest } from "~/domains/identity/external/external-schemas";
import {
  getOwnIdentity,
  identityJson,
  listOwnIdentities,
  unlinkOwn,
} from "~/domains/identity/external/own-identities.server";
import { sessionJson } from "~/domains/identity/json";
import { pictureUrl } from "~/domains/identity/pictures/picture-kinds";
import { removePicture, savePicture } from "~/domains/identity/pictures/profile-picture.server";
import { changeProfile } from "~/domains/identity/profile.server";
import { ProfileChange, SessionsEnd } from "~/domains/identity/profile-schema";
import { EmailChange, PasswordChange } from "~/domains/identity/schemas";
import {
  endOwnSession,
  endOwnSessions,
  listOwnSessions,
} from "~/domains/identity/sessions/own-sessions.server";
import { changePassword } from "~/domains/identity/sign-in/change-password.server";
import { settingsJson } from "~/domains/identity/single-sign-on/json.server";
import { findOwnMembership, unlinkMember } from "~/domains/identity/single-sign-on/member-identities.server";
import { SignInSettings } from "~/domains/identity/single-sign-on/schemas";
import {
  checkConnection,
  removeSettings,
  requireMaySet,
  saveSettings,
} from "~/domains/identity/single-sign-on/sign-in-settings.server";
import { getOwnSsoConnection } from "~/domains/identity/single-sign-on/sso-connections.server";
import { requestEmailVerification } from "~/domains/identity/verify-email.server";
import { eraseSelf } from "~/domains/privacy/erasure/erase-self.server";
import { ownData } from "~/domains/privacy/own-data.server";
import { EraseSelf } from "~/domains/privacy/requests/schemas";
import { getAllowances } from "~/domains/quotas/get-allowances.server";
import { allowanceJson } from "~/domains/quotas/json";
import { BrandInput } from "~/domains/templates/brand/brand-schema";
import {
  ownBrand,
  removeBrand,
  requireMayBrand,
  saveBrand,
} from "~/domains/templates/brand/save-brand.server";
import { endpoint } from "~/http/api/api.server";
import type { ApiPaths } from "~/http/api/api-paths.server";
import { pictureOf } from "./picture/picture-form.server";

export const accountApi: ApiPaths = {
  /** Lists the user's active sessions; DELETE with `which` ends those in other browsers, or all of them. */
  "/api/account/sessions": {
    GET: endpoint({
      access: "user",
      run: async ({ ctx }) => (await listOwnSessions(ctx)).map(sessionJson),
    }),
    DELETE: endpoint({
      access: "user",
      body: SessionsEnd,
      run: ({ ctx, body }) => endOwnSessions(ctx, body.which),
    }),
  },
  "/api/account/sessions/:sessionId": {
    DELETE: endpoint({
      access: "user",
      run: ({ ctx, params }) => endOwnSession(ctx, params.sessionId ?? ""),
    }),
  },
  "/api/account/identities": {
    GET: endpoint({
      access: "user",
      run: async ({ ctx }) => (await listOwnIdentities(ctx)).map(identityJson),
    }),
  },
  "/api/account/identities/:identityId": {
    DELETE: endpoint({
      access: "user",
      find: ({ ctx, params }) => getOwnIdentity(ctx, params.identityId),
      body: LinkRequest,
      run: ({ ctx, params, body }) => unlinkOwn(ctx, params.identityId, body.password),
    }),
  },
  /** The account's usage of each quota today, its limit, and the reset time. */
  "/api/account/allowances": {
    GET: endpoint({
      access: "business",
      run: async ({ ctx }) => (await getAllowances(ctx)).map(allowanceJson),
    }),
  },
  "/api/account/white-label": {
    GET: endpoint({ access: "business", run: ({ ctx }) => ownBrand(ctx) }),
    PUT: endpoint({
      access: "business",
      find: async ({ ctx }) => requireMayBrand(ctx),
      body: BrandInput,
      run: async ({ ctx, body }) => {
        await saveBrand(ctx, body);
        return ownBrand(ctx);
      },
    }),
    DELETE: endpoint({ access: "business", run: ({ ctx }) => removeBrand(ctx) }),
  },
  "/api/account/single-sign-on": {
    GET: endpoint({ access: "business", run: async ({ ctx }) => ({ settings: await settingsJson(ctx) }) }),
    PUT: endpoint({
      access: "business",
      find: async ({ ctx }) => requireMaySet(ctx),
      body: SignInSettings,
      run: async ({ ctx, body }) => {
        await saveSettings(ctx, body);
        return { settings: await settingsJson(ctx) };
      },
    }),
    DELETE: endpoint({ access: "business", run: ({ ctx }) => removeSettings(ctx) }),
  },
  "/api/account/single-sign-on/check": {
    POST: endpoint({ access: "business", run: ({ ctx }) => checkConnection(ctx) }),
  },
  "/api/account/company-sign-in": {
    GET: endpoint({
      access: "user",
      run: async ({ ctx }) => {
        const { account, connection } = await getOwnSsoConnection(ctx);
        const linked = await findOwnMembership({ ...ctx, account }, connection.issuer);
        return { company: connection.company, linkedAt: linked?.createdAt.toISOString() ?? null };
      },
    }),
    DELETE: endpoint({
      access: "user",
      find: ({ ctx }) => getOwnSsoConnection(ctx),
      body: LinkRequest,
      run: async ({ ctx, body }) =>
        unlinkMember({ ...ctx, account: (await getOwnSsoConnection(ctx)).account }, body.password),
    }),
  },
  /** PUT accepts a multipart form with the file `picture` and returns its address. */
  "/api/account/picture": {
    PUT: endpoint({
      access: "user",
      isUpload: true,
      run: async ({ ctx, request }) => ({
        profileImageUrl: pictureUrl(await savePicture(ctx, await pictureOf(request))),
      }),
    }),
    DELETE: endpoint({ access: "user", run: ({ ctx }) => removePicture(ctx) }),
  },
  "/api/account/password": {
    POST: endpoint({
      access: "user",
      body: PasswordChange,
      run: ({ ctx, body }) => changePassword(ctx, body.currentPassword, body.newPassword),
    }),
  },
  /** Emails the link that changes the signed-in user's address. */
  "/api/account/email": {
    POST: endpoint({
      access: "user",
      body: EmailChange,
      run: ({ ctx, body }) => requestEmailChange(ctx, body),
    }),
  },
  /** Resends the confirmation email for the signed-in user's address. */
  "/api/account/verification": {
    POST: endpoint({ access: "user", run: ({ ctx }) => requestEmailVerification(ctx) }),
  },
  "/api/account/data": {
    GET: endpoint({ access: "user", run: ({ ctx }) => ownData(ctx) }),
  },
  /**
   * The signed-in user. PATCH changes the name, the phone number, and for an owner the company's country. DELETE erases
   * the user. A user without a password gets a link by email instead, with status 202.
   */
  "/api/account": {
    PATCH: endpoint({
      access: "user",
      body: ProfileChange,
      run: async ({ ctx, body }) => {
        await changeProfile(ctx, body);
        const { account } = ctx;
        const hqCountry = body.hqCountry ?? account?.hqCountry ?? null;
        return userWithUsage(ctx, { ...ctx.actor, ...body }, account && { ...account, hqCountry });
      },
    }),
    DELETE: endpoint({
      access: "user",
      body: EraseSelf,
      run: async ({ ctx, body }) =>
        (await eraseSelf(ctx, body.password)) === "erased"
          ? undefined
          : Response.json({ status: "link-sent" }, { status: 202 }),
    }),
  },
};

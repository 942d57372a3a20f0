import { userWithUsage } from "~/domains/billing/user-json.server";
import { changeProfile } from "~/domains/identity/profile.server";
import { ProfileChange } from "~/domains/identity/profile-schema";
import { eraseSelf } from "~/domains/privacy/erasure/erase-self.server";
import { EraseSelf } from "~/domains/privacy/requests/schemas";
import { apiRoute, endpoint } from "~/http/api/api.server";

/**
 * The signed-in user: PATCH changes the name, the telephone number, and for an owner the company's country; DELETE erases. Who has no password is sent a link
 * instead: then the answer says so, with 202.
 */
export const { loader, action } = apiRoute({
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
});

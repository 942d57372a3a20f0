import { generateProfiles, ProfilesInput, removeProfiles } from "~/domains/demo/profiles.server";
import { apiRoute, endpoint } from "~/http/api/api.server";
import { orUnavailable } from "~/http/or-unavailable.server";

/** Nobody's page is read: the profiles are made up, and marked as demo. */
export const { loader, action } = apiRoute({
  POST: endpoint({
    access: "business",
    body: ProfilesInput,
    run: async ({ ctx, body }) => {
      const totalProfilesSaved = await orUnavailable(ctx, "Failed to generate demo profiles", () =>
        generateProfiles(ctx, body.maxProfiles),
      );
      return { message: "Demo Profiles Generated", results: { totalProfilesSaved } };
    },
  }),
  DELETE: endpoint({
    access: "business",
    run: async ({ ctx }) => ({ results: { totalProfilesRemoved: await removeProfiles(ctx) } }),
  }),
});

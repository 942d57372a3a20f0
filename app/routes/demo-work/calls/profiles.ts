import { generateProfiles, ProfilesInput, removeProfiles } from "~/domains/demo/profiles.server";
import { answerFailure } from "~/http/answer-failure.server";
import { apiRoute, call } from "~/http/calls/api.server";

/** Nobody's page is read: the profiles are made up, and marked as demo. */
export const { loader, action } = apiRoute({
  POST: call({
    access: "business",
    body: ProfilesInput,
    run: async ({ ctx, body }) => {
      const totalProfilesSaved = await answerFailure(ctx, "Failed to generate demo profiles", () =>
        generateProfiles(ctx, body.maxProfiles),
      );
      return { message: "Demo Profiles Generated", results: { totalProfilesSaved } };
    },
  }),
  DELETE: call({
    access: "business",
    run: async ({ ctx }) => ({ results: { totalProfilesRemoved: await removeProfiles(ctx) } }),
  }),
});

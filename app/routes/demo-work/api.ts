import { demoJson } from "~/domains/demo/demo-view";
import { findDemoFill } from "~/domains/demo/fill-demo.server";
import { generateProfiles, ProfilesInput, removeProfiles } from "~/domains/demo/profiles.server";
import { requestDemoRemoval, requestDemoWork } from "~/domains/demo/request-demo.server";
import { endpoint } from "~/http/api/api.server";
import type { ApiPaths } from "~/http/api/api-paths.server";
import { orUnavailable } from "~/http/errors.server";

export const demoWorkApi: ApiPaths = {
  "/api/demo-work": {
    GET: endpoint({ access: "business", run: async ({ ctx }) => demoJson(await findDemoFill(ctx)) }),
    POST: endpoint({ access: "business", run: async ({ ctx }) => demoJson(await requestDemoWork(ctx)) }),
    DELETE: endpoint({ access: "business", run: async ({ ctx }) => demoJson(await requestDemoRemoval(ctx)) }),
  },
  /** Reads no LinkedIn page: the profiles are invented and marked as demo data. */
  "/api/linkedin/scrape-decision-makers": {
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
  },
};

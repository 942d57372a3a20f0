import { TokenOnly } from "~/domains/identity/schemas";
import { eraseByLink } from "~/domains/privacy/erasure/erase-self.server";
import { confirmDataRequest } from "~/domains/privacy/requests/confirm-data-request.server";
import { requestData } from "~/domains/privacy/requests/request-data.server";
import { DataRequest } from "~/domains/privacy/requests/schemas";
import { endpoint } from "~/http/api/api.server";
import type { ApiPaths } from "~/http/api/api-paths.server";

export const privacyApi: ApiPaths = {
  /** Responds identically for every address, whether or not any data is held on it. */
  "/api/data-requests": {
    POST: endpoint({
      access: "public",
      body: DataRequest,
      run: ({ ctx, body }) => requestData(ctx, body),
    }),
  },
  "/api/data-requests/confirm": {
    POST: endpoint({
      access: "public",
      body: TokenOnly,
      run: ({ ctx, body }) => confirmDataRequest(ctx, body.token),
    }),
  },
  "/api/auth/erase-account": {
    POST: endpoint({
      access: "public",
      body: TokenOnly,
      run: ({ ctx, body }) => eraseByLink(ctx, body.token),
    }),
  },
};

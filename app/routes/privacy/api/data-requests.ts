import { requestData } from "~/domains/privacy/requests/request-data.server";
import { DataRequest } from "~/domains/privacy/requests/schemas";
import { apiRoute, endpoint } from "~/http/api/api.server";

/** The same answer for every address, whether anything is held on it or not. */
export const { loader, action } = apiRoute({
  POST: endpoint({
    access: "public",
    body: DataRequest,
    run: ({ ctx, body }) => requestData(ctx, body),
  }),
});

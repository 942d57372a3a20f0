import { requestData } from "~/domains/privacy/request-data.server";
import { DataRequest } from "~/domains/privacy/schemas";
import { apiRoute, call } from "~/http/api.server";

/** The same answer for every address, whether anything is held on it or not. */
export const { loader, action } = apiRoute({
  POST: call({
    access: "public",
    body: DataRequest,
    run: ({ ctx, body }) => requestData(ctx, body),
  }),
});

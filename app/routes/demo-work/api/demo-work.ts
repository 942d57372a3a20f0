import { demoJson } from "~/domains/demo/demo-view";
import { findDemoFill } from "~/domains/demo/fill-demo.server";
import { requestDemoRemoval, requestDemoWork } from "~/domains/demo/request-demo.server";
import { apiRoute, endpoint } from "~/http/api/api.server";

export const { loader, action } = apiRoute({
  GET: endpoint({ access: "business", run: async ({ ctx }) => demoJson(await findDemoFill(ctx)) }),
  POST: endpoint({ access: "business", run: async ({ ctx }) => demoJson(await requestDemoWork(ctx)) }),
  DELETE: endpoint({ access: "business", run: async ({ ctx }) => demoJson(await requestDemoRemoval(ctx)) }),
});

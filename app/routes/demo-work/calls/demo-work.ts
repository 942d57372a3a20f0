import { demoJson } from "~/domains/demo/demo-view";
import { findDemoFill } from "~/domains/demo/fill-demo.server";
import { requestDemoRemoval, requestDemoWork } from "~/domains/demo/request-demo.server";
import { apiRoute, call } from "~/http/calls/api.server";

export const { loader, action } = apiRoute({
  GET: call({ access: "business", run: async ({ ctx }) => demoJson(await findDemoFill(ctx)) }),
  POST: call({ access: "business", run: async ({ ctx }) => demoJson(await requestDemoWork(ctx)) }),
  DELETE: call({ access: "business", run: async ({ ctx }) => demoJson(await requestDemoRemoval(ctx)) }),
});

import { batchJson } from "~/domains/commissions/payouts/json";
import { getBatch, listBatches } from "~/domains/commissions/payouts/list-payouts.server";
import { BatchInput, makeBatch } from "~/domains/commissions/payouts/make-batch.server";
import { apiRoute, endpoint } from "~/http/api/api.server";

export const { loader, action } = apiRoute({
  GET: endpoint({
    access: "admin",
    run: async ({ ctx }) =>
      (await listBatches(ctx)).map(({ cents, ...batch }) => ({ ...batch, amount: cents / 100 })),
  }),
  POST: endpoint({
    access: "admin",
    status: 201,
    body: BatchInput,
    run: async ({ ctx, body }) => batchJson(await getBatch(ctx, await makeBatch(ctx, body.kind))),
  }),
});

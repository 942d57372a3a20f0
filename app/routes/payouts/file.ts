import { parseId } from "~/core/ids";
import { batchFile } from "~/domains/commissions/payouts/batch-file.server";
import { adminPage } from "~/http/pages/page.server";

export const loader = adminPage(async (ctx, { params }) => {
  const { name, text } = await batchFile(ctx, parseId(params.batchId, "batch"));
  return new Response(text, {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="${name}"`,
    },
  });
});

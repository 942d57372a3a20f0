import { parseId } from "~/core/ids";
import { statementFile } from "~/domains/commissions/statement/statement.server";
import { businessPage } from "~/http/pages/page.server";
import { fileOf } from "./file-of.server";

export const loader = businessPage(async (ctx, { params, request }) =>
  fileOf(request, (format) => statementFile(ctx, parseId(params.agentId, "agent"), ctx.account.id, format)),
);

import { statementFile } from "~/domains/commissions/statement/statement.server";
import { agentPage } from "~/http/pages/page.server";
import { fileOf } from "./file-of.server";

/** 0 means the platform's own statement: the affiliate programme. */
const idOf = (text: string | undefined) => (/^\d{1,15}$/.test(text ?? "") ? Number(text) : -1);

export const loader = agentPage(async (ctx, { params, request }) =>
  fileOf(request, (format) => statementFile(ctx, ctx.agent.id, idOf(params.accountId), format)),
);

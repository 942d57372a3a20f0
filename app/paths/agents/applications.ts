import { path } from "../path";
import { withQuery } from "../with-query";

type Id = number | string;

/** The administrator's screens for agent applications. */
export const APPLICATIONS = {
  list: (query: Record<string, string | number | null | undefined> = {}) =>
    withQuery("/admin/applications", query),
  application: (agentId: Id) => path`/admin/applications/${agentId}`,
  decision: (agentId: Id, decision: string) =>
    withQuery(path`/admin/applications/${agentId}/decision`, { decision }),
  scorecard: (agentId: Id) => path`/admin/applications/${agentId}/scorecard`,
  answer: (agentId: Id, question: number) => path`/admin/applications/${agentId}/answers/${question}`,
  interview: (agentId: Id) => path`/admin/applications/${agentId}/interview`,
  cv: (agentId: Id) => path`/admin/applications/${agentId}/cv`,
};

import { withQuery } from "../with-query";

type Id = number | string;

/** The administrator's screens of agents who applied. */
export const APPLICATIONS = {
  list: (query: Record<string, string | number | null | undefined> = {}) =>
    withQuery("/admin/applications", query),
  application: (agentId: Id) => `/admin/applications/${agentId}`,
  decision: (agentId: Id, decision: string) =>
    withQuery(`/admin/applications/${agentId}/decision`, { decision }),
  scorecard: (agentId: Id) => `/admin/applications/${agentId}/scorecard`,
  answer: (agentId: Id, question: number) => `/admin/applications/${agentId}/answers/${question}`,
  interview: (agentId: Id) => `/admin/applications/${agentId}/interview`,
  cv: (agentId: Id) => `/admin/applications/${agentId}/cv`,
};

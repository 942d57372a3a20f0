import { path } from "../path";

type Id = number | string;

export const COMMISSIONS = {
  closes: "/agents/closes",
  confirm: (closeId: Id) => path`/agents/closes/${closeId}/confirm`,
  dispute: (closeId: Id) => path`/agents/closes/${closeId}/dispute`,
  statement: (agentId: Id, format: "json" | "csv") => path`/agents/statements/${agentId}?format=${format}`,
  ownStatement: (accountId: Id, format: "json" | "csv") =>
    path`/agent/statements/${accountId}?format=${format}`,
  close: (sharedLeadId: Id) => path`/agent/leads/${sharedLeadId}/close`,
  closeTest: "/agent/close-test",
  verify: "/verify-statement",
};

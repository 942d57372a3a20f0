type Id = number | string;

export const COMMISSIONS = {
  closes: "/agents/closes",
  confirm: (closeId: Id) => `/agents/closes/${closeId}/confirm`,
  dispute: (closeId: Id) => `/agents/closes/${closeId}/dispute`,
  statement: (agentId: Id, format: "json" | "csv") => `/agents/statements/${agentId}?format=${format}`,
  ownStatement: (accountId: Id, format: "json" | "csv") => `/agent/statements/${accountId}?format=${format}`,
  close: (sharedLeadId: Id) => `/agent/leads/${sharedLeadId}/close`,
  closeTest: "/agent/close-test",
  verify: "/verify-statement",
};

/** Where notifications and mails of this domain lead. */
export const OPPORTUNITY_LINKS = {
  opportunity: (opportunityId: number | string) => `/opportunities/${opportunityId}`,
  tasks: "/tasks",
  notifications: "/notifications",
};

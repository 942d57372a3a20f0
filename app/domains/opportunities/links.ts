type Id = number | string;

/** Where notifications, mails and lines of the timeline lead. */
export const OPPORTUNITY_LINKS = {
  opportunity: (opportunityId: Id) => `/opportunities/${opportunityId}`,
  tasks: "/tasks",
  notifications: "/notifications",
  message: (campaignId: Id, messageId: Id) => `/campaigns/${campaignId}/messages/${messageId}`,
  thread: (threadId: Id) => `/replies/${threadId}`,
};

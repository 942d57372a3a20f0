type Id = number | string;

export const CAMPAIGNS = {
  list: "/campaigns",
  analytics: "/campaigns/analytics",
  new: "/campaigns/new",
  check: "/campaigns/check",
  mails: "/campaigns/mails",
  campaign: (campaignId: Id) => `/campaigns/${campaignId}`,
  edit: (campaignId: Id) => `/campaigns/${campaignId}/edit`,
  messages: (campaignId: Id) => `/campaigns/${campaignId}/messages`,
  message: (campaignId: Id, messageId: Id) => `/campaigns/${campaignId}/messages/${messageId}`,
  messagesCsv: (campaignId: Id) => `/campaigns/${campaignId}/messages.csv`,
  start: (campaignId: Id) => `/campaigns/${campaignId}/start`,
  pause: (campaignId: Id) => `/campaigns/${campaignId}/pause`,
  cancel: (campaignId: Id) => `/campaigns/${campaignId}/cancel`,
  duplicate: (campaignId: Id) => `/campaigns/${campaignId}/duplicate`,
  delete: (campaignId: Id) => `/campaigns/${campaignId}/delete`,
  restore: (campaignId: Id) => `/campaigns/${campaignId}/restore`,
  portal: "/business/campaigns",
};

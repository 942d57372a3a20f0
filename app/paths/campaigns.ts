import { path } from "./path";

type Id = number | string;

export const CAMPAIGNS = {
  list: "/campaigns",
  analytics: "/campaigns/analytics",
  new: "/campaigns/new",
  check: "/campaigns/check",
  audience: "/campaigns/audience",
  mails: "/campaigns/mails",
  campaign: (campaignId: Id) => path`/campaigns/${campaignId}`,
  edit: (campaignId: Id) => path`/campaigns/${campaignId}/edit`,
  messages: (campaignId: Id) => path`/campaigns/${campaignId}/messages`,
  message: (campaignId: Id, messageId: Id) => path`/campaigns/${campaignId}/messages/${messageId}`,
  messagesCsv: (campaignId: Id) => path`/campaigns/${campaignId}/messages.csv`,
  start: (campaignId: Id) => path`/campaigns/${campaignId}/start`,
  pause: (campaignId: Id) => path`/campaigns/${campaignId}/pause`,
  cancel: (campaignId: Id) => path`/campaigns/${campaignId}/cancel`,
  duplicate: (campaignId: Id) => path`/campaigns/${campaignId}/duplicate`,
  delete: (campaignId: Id) => path`/campaigns/${campaignId}/delete`,
  restore: (campaignId: Id) => path`/campaigns/${campaignId}/restore`,
  portal: "/business/campaigns",
};

import { path } from "../path";

type Id = number | string;

const HOME = "/marketing";
const LEADS = `${HOME}/leads`;
const PLATFORMS = `${HOME}/platforms`;
const CAMPAIGNS = `${HOME}/campaigns`;
const CONTENT = `${HOME}/content`;
const FORMS = `${HOME}/forms`;
const LINKS = `${HOME}/links`;

/** The marketing portal; its public pages are under `/r` and `/f`. */
export const MARKETING = {
  home: HOME,
  apply: `${HOME}/apply`,

  newCampaign: `${CAMPAIGNS}/new`,
  campaign: (campaignId: Id) => path`${CAMPAIGNS}/${campaignId}`,
  editCampaign: (campaignId: Id) => path`${CAMPAIGNS}/${campaignId}/edit`,
  pauseCampaign: (campaignId: Id) => path`${CAMPAIGNS}/${campaignId}/pause`,
  resumeCampaign: (campaignId: Id) => path`${CAMPAIGNS}/${campaignId}/resume`,
  newLink: (campaignId: Id) => path`${CAMPAIGNS}/${campaignId}/link`,
  removeLink: (linkId: Id) => path`${LINKS}/${linkId}/remove`,

  content: CONTENT,
  generateContent: `${CONTENT}/new`,
  generateCampaign: `${CONTENT}/campaign`,
  writing: (writingId: Id) => path`${CONTENT}/writing/${writingId}`,
  calendar: `${CONTENT}/calendar`,
  contentFile: `${CONTENT}/posts.csv`,
  post: (postId: Id) => path`${CONTENT}/${postId}`,
  confirmClaim: (postId: Id) => path`${CONTENT}/${postId}/confirm`,
  approvePost: (postId: Id) => path`${CONTENT}/${postId}/approve`,
  planPost: (postId: Id) => path`${CONTENT}/${postId}/plan`,
  removePost: (postId: Id) => path`${CONTENT}/${postId}/remove`,
  card: (postId: Id) => path`${CONTENT}/${postId}/card.svg`,

  forms: FORMS,
  newForm: `${FORMS}/new`,
  form: (formId: Id) => path`${FORMS}/${formId}`,
  closeForm: (formId: Id) => path`${FORMS}/${formId}/close`,
  openForm: (formId: Id) => path`${FORMS}/${formId}/open`,

  analytics: `${HOME}/analytics`,

  leads: LEADS,
  lead: (leadId: Id) => path`/social-leads/${leadId}`,
  contactLead: (leadId: Id) => path`${LEADS}/${leadId}/contact`,
  convertLead: (leadId: Id) => path`${LEADS}/${leadId}/convert`,
  leadStatus: (leadId: Id) => path`${LEADS}/${leadId}/status`,
  replyToLead: (leadId: Id) => path`${LEADS}/${leadId}/reply`,
  leadOutcome: (leadId: Id) => path`${LEADS}/${leadId}/outcome`,
  importLeads: `${LEADS}/import`,
  emailDemo: `${LEADS}/email-demo`,

  platforms: PLATFORMS,
  syncAll: `${PLATFORMS}/sync`,
  platform: (platform: string) => path`${PLATFORMS}/${platform}`,
  connect: (platform: string) => path`${PLATFORMS}/${platform}/connect`,
  disconnect: (platform: string) => path`${PLATFORMS}/${platform}/disconnect`,
  sync: (platform: string) => path`${PLATFORMS}/${platform}/sync`,
  platformFile: (platform: string) => path`${PLATFORMS}/${platform}/file`,

  shortLink: (code: string) => path`/r/${code}`,
  publicForm: (slug: string) => path`/f/${slug}`,
};

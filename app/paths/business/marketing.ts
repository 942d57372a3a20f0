type Id = number | string;

const HOME = "/marketing";
const LEADS = `${HOME}/leads`;
const PLATFORMS = `${HOME}/platforms`;
const CAMPAIGNS = `${HOME}/campaigns`;
const CONTENT = `${HOME}/content`;
const FORMS = `${HOME}/forms`;
const LINKS = `${HOME}/links`;

/** The marketing portal; what its public has stands at `/r` and `/f`. */
export const MARKETING = {
  home: HOME,
  apply: `${HOME}/apply`,

  newCampaign: `${CAMPAIGNS}/new`,
  campaign: (campaignId: Id) => `${CAMPAIGNS}/${campaignId}`,
  editCampaign: (campaignId: Id) => `${CAMPAIGNS}/${campaignId}/edit`,
  pauseCampaign: (campaignId: Id) => `${CAMPAIGNS}/${campaignId}/pause`,
  resumeCampaign: (campaignId: Id) => `${CAMPAIGNS}/${campaignId}/resume`,
  newLink: (campaignId: Id) => `${CAMPAIGNS}/${campaignId}/link`,
  removeLink: (linkId: Id) => `${LINKS}/${linkId}/remove`,

  content: CONTENT,
  generateContent: `${CONTENT}/new`,
  generateCampaign: `${CONTENT}/campaign`,
  writing: (writingId: Id) => `${CONTENT}/writing/${writingId}`,
  calendar: `${CONTENT}/calendar`,
  contentFile: `${CONTENT}/posts.csv`,
  post: (postId: Id) => `${CONTENT}/${postId}`,
  confirmClaim: (postId: Id) => `${CONTENT}/${postId}/confirm`,
  approvePost: (postId: Id) => `${CONTENT}/${postId}/approve`,
  planPost: (postId: Id) => `${CONTENT}/${postId}/plan`,
  removePost: (postId: Id) => `${CONTENT}/${postId}/remove`,
  card: (postId: Id) => `${CONTENT}/${postId}/card.svg`,

  forms: FORMS,
  newForm: `${FORMS}/new`,
  form: (formId: Id) => `${FORMS}/${formId}`,
  closeForm: (formId: Id) => `${FORMS}/${formId}/close`,
  openForm: (formId: Id) => `${FORMS}/${formId}/open`,

  analytics: `${HOME}/analytics`,

  leads: LEADS,
  lead: (leadId: Id) => `/social-leads/${leadId}`,
  contactLead: (leadId: Id) => `${LEADS}/${leadId}/contact`,
  convertLead: (leadId: Id) => `${LEADS}/${leadId}/convert`,
  leadStatus: (leadId: Id) => `${LEADS}/${leadId}/status`,
  replyToLead: (leadId: Id) => `${LEADS}/${leadId}/reply`,
  leadOutcome: (leadId: Id) => `${LEADS}/${leadId}/outcome`,
  importLeads: `${LEADS}/import`,
  emailDemo: `${LEADS}/email-demo`,

  platforms: PLATFORMS,
  syncAll: `${PLATFORMS}/sync`,
  platform: (platform: string) => `${PLATFORMS}/${platform}`,
  connect: (platform: string) => `${PLATFORMS}/${platform}/connect`,
  disconnect: (platform: string) => `${PLATFORMS}/${platform}/disconnect`,
  sync: (platform: string) => `${PLATFORMS}/${platform}/sync`,
  platformFile: (platform: string) => `${PLATFORMS}/${platform}/file`,

  shortLink: (code: string) => `/r/${code}`,
  publicForm: (slug: string) => `/f/${slug}`,
};
